import { useState } from 'react';
import type { Questions as Loaded } from '../answers.ts';
import { formatDate } from '../frame/row-text.ts';
import { UndoBar } from '../frame/undo-bar.tsx';
import { AliasSheet } from './alias-sheet.tsx';
import { placeName } from './place-name.ts';
import { useQuestionsAction } from './use-questions-action.ts';

/** What visitors asked in vain, and the aliases by which staff answered. */
export function Questions({ loaded: { questions, aliases, pages, names } }: { loaded: Loaded }) {
  const { send, result } = useQuestionsAction('aliases');
  const [isUndone, setIsUndone] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const done = isUndone ? undefined : result?.done;
  const change = (...action: Parameters<typeof send>) => {
    setIsUndone(false);
    void send(...action);
  };

  return (
    <>
      <div className="questions">
        <section aria-labelledby="questions-open">
          <h2 id="questions-open">Without an answer</h2>
          <p>The assistant took these to Contact. Send one to a page, and it goes there from then on.</p>
          {questions.length === 0 ? <p className="inbox-note">No question is waiting.</p> : null}
          <ul className="question-list">
            {questions.map(({ text, count, lastAsked }) => (
              <li key={text}>
                <span className="question-count">{count}×</span>
                <span className="question-text">
                  {text}
                  <small>
                    last asked <time dateTime={lastAsked}>{formatDate(lastAsked)}</time>
                  </small>
                </span>
                <button type="button" className="button button-quiet" onClick={() => setChosen(text)}>
                  Send to…<span className="sr-only"> a page: {text}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="questions-aliases">
          <h2 id="questions-aliases">Aliases</h2>
          {aliases.length === 0 ? <p className="inbox-note">There is no alias yet.</p> : null}
          <ul className="question-list">
            {aliases.map(({ key, phrase, page, url, madeBy, madeAt }) => (
              <li key={key}>
                <span className="question-text">
                  {phrase}
                  <strong> → {placeName(names, url)}</strong>
                  <small>
                    {madeBy}, <time dateTime={madeAt}>{formatDate(madeAt)}</time>
                  </small>
                </span>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => change({ does: 'remove', key, phrase, page })}
                >
                  Remove<span className="sr-only"> the alias {phrase}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="bars">
        <UndoBar
          sentence={done?.sentence ?? null}
          takeBack={() => {
            if (done) void send(done.undo).then(() => setIsUndone(true));
          }}
        />
      </div>
      {chosen === null ? null : (
        <AliasSheet
          key={chosen}
          question={chosen}
          pages={pages}
          names={names}
          onMake={(proposal) => {
            setChosen(null);
            change({ does: 'make', ...proposal });
          }}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
