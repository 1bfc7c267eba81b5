import { useEffect } from 'react';
import type { EditedText } from '#app/editable/site-state.ts';
import { useText } from './use-text.ts';
import { shownWords, typedWords } from './words.ts';

const kindNames = {
  line: 'Text',
  text: 'Text',
  price: 'Price',
  link: 'Link',
  email: 'Email address',
  film: 'Film on YouTube',
} as const;

type Props = {
  text: EditedText;
  onType: (shown: string) => void;
  onSaved: (saved: EditedText) => void;
  onPutBack: () => void;
};

/** The field of the text that was picked. */
export function TextField({ text, onType, onSaved, onPutBack }: Props) {
  const { typed, type, trouble, meanwhile, isSaved, keepMine, takeTheirs } = useText(text, onSaved);
  useEffect(() => onType(shownWords(typed)), [typed, onType]);
  const facts = Object.values(text.facts);
  return (
    <div className="editor-panel">
      <label htmlFor="edited-text">{text.standsIn ?? kindNames[text.field.kind]}</label>
      <textarea
        id="edited-text"
        className="field-input"
        rows={text.field.kind === 'text' ? 7 : 3}
        value={typed}
        aria-invalid={trouble !== null}
        aria-describedby="edited-hint edited-state"
        onChange={(event) => type(event.target.value)}
      />
      <p id="edited-hint" className="detail-line">
        {typed.length} of at most {text.field.longest} characters.
        {facts.length > 0
          ? ' What stands in braces comes from elsewhere, and changes here when it changes there.'
          : ''}
        {text.field.kind === 'price' ? ' It changes wherever this price is shown.' : ''}
      </p>
      <p id="edited-state" role="status" className="detail-line">
        {trouble ??
          (meanwhile ? '' : isSaved ? (text.isDraft ? 'Saved as a draft.' : 'As published.') : 'Saving …')}
      </p>
      {meanwhile ? (
        <div role="alert" className="editor-panel">
          <p>
            {meanwhile.author ?? 'Somebody'} has changed this meanwhile. It says:{' '}
            <q>{typedWords({ words: meanwhile.words, facts: text.facts })}</q>
          </p>
          <button type="button" className="button button-ember" onClick={keepMine}>
            Keep mine
          </button>
          <button type="button" className="button button-quiet" onClick={takeTheirs}>
            Take theirs
          </button>
        </div>
      ) : null}
      {text.isDraft ? (
        <>
          <p className="detail-line">
            Visitors see: <q>{text.published}</q>
          </p>
          <button type="button" className="button button-quiet" onClick={onPutBack}>
            Put back what visitors see
          </button>
        </>
      ) : null}
    </div>
  );
}
