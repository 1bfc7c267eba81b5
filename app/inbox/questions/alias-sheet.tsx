import { type FormEvent, useId, useState } from 'react';
import type { AliasPreview, Questions } from '../answers.ts';
import { Sheet } from '../frame/sheet.tsx';
import type { Proposal } from './actions.ts';
import { placeName } from './place-name.ts';
import { useQuestionsAction } from './use-questions-action.ts';

type Props = {
  question: string;
  pages: Questions['pages'];
  names: Questions['names'];
  onMake: (proposal: Proposal) => void;
  onClose: () => void;
};

/** A question becomes an alias in two steps: see what would change, then confirm. */
export function AliasSheet({ question, pages, names, onMake, onClose }: Props) {
  const id = useId();
  const [proposal, setProposal] = useState<Proposal>({ phrase: question, page: '' });
  const { send, result, busy } = useQuestionsAction();
  const [looked, setLooked] = useState<Proposal | null>(null);
  // What was looked at counts until something else is typed.
  const isLooked = looked === proposal && !busy;
  const preview = isLooked ? result?.preview : undefined;
  const error = isLooked ? result?.refused : undefined;
  const urlOf = (name: string) => pages.find(({ page }) => page === name)?.url;

  return (
    <Sheet title="Send to a page" className="sheet-side" onClose={onClose}>
      <form
        className="alias-form"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setLooked(proposal);
          void send({ does: 'preview', question, ...proposal });
        }}
      >
        <div className="field">
          <label htmlFor={`${id}-phrase`}>When a question has these words</label>
          <input
            id={`${id}-phrase`}
            className="field-input"
            value={proposal.phrase}
            required
            maxLength={100}
            autoComplete="off"
            aria-describedby={`${id}-hint`}
            onChange={(event) => setProposal({ ...proposal, phrase: event.target.value })}
          />
          <p id={`${id}-hint`} className="detail-line">
            They must stand together; small words between do not matter. Fewer words catch more questions.
          </p>
        </div>
        <div className="field">
          <label htmlFor={`${id}-page`}>Go to</label>
          <select
            id={`${id}-page`}
            className="field-input"
            value={proposal.page}
            required
            onChange={(event) => setProposal({ ...proposal, page: event.target.value })}
          >
            <option value="">Choose a page</option>
            {pages.map(({ page, url }) => (
              <option key={page} value={page}>
                {placeName(names, url)} ({url})
              </option>
            ))}
          </select>
        </div>
        <button type="submit" className="button button-quiet">
          See what changes
        </button>
      </form>
      <div role="status" className="alias-preview">
        {error ? <p className="login-error">{error}</p> : null}
        {preview && preview.goesTo !== urlOf(proposal.page) ? (
          <p className="login-error">
            “{question}” would{' '}
            {preview.goesTo ? `go to ${placeName(names, preview.goesTo)}` : 'still have no answer'}.
          </p>
        ) : null}
        {preview ? <Changes preview={preview} names={names} /> : null}
      </div>
      {preview ? (
        <button type="button" className="button button-ember" onClick={() => onMake(proposal)}>
          Confirm
        </button>
      ) : null}
    </Sheet>
  );
}

type ChangesProps = { preview: AliasPreview; names: Questions['names'] };

function Changes({ preview: { changes, total }, names }: ChangesProps) {
  return (
    <>
      <h3>{changedSentence(total)}</h3>
      <ul className="question-list">
        {changes.map(({ question, asked, from, to }) => (
          <li key={`${asked} ${question}`}>
            <span className="question-text">
              {question}
              <small>{asked > 0 ? `asked ${asked}×` : 'built in'}</small>
            </span>
            <span>
              <s>{placeName(names, from)}</s> → <strong>{placeName(names, to)}</strong>
            </span>
          </li>
        ))}
      </ul>
      {total > changes.length ? <p>And {total - changes.length} more.</p> : null}
    </>
  );
}

function changedSentence(total: number): string {
  if (total === 0) return 'No known question changes its destination.';
  return total === 1 ? 'One known question goes elsewhere' : `${total} known questions go elsewhere`;
}
