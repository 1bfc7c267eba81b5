import { useState } from 'react';
import { formatDate } from '../frame/row-text.ts';
import { Spinner } from '../frame/spinner.tsx';
import { UndoBar } from '../frame/undo-bar.tsx';
import { AliasSheet } from './alias-sheet.tsx';
import { placeName } from './place-name.ts';
import { useQuestions } from './use-questions.ts';

/** What visitors asked in vain, and the aliases by which staff answered. */
export function Questions() {
  const { loaded, error, load, undo, made, remove, takeBack } = useQuestions();
  const [chosen, setChosen] = useState<string | null>(null);

  if (error)
    return (
      <div className="inbox-note" role="alert">
        <p>{error}</p>
        <button type="button" className="staff-button" onClick={load}>
          Try again
        </button>
      </div>
    );
  if (!loaded) return <Spinner label="Loading questions" />;
  const { questions, aliases, pages, names } = loaded;
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
                <button type="button" className="staff-button" onClick={() => setChosen(text)}>
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
                <button type="button" className="staff-button" onClick={() => remove(key, { phrase, page })}>
                  Remove<span className="sr-only"> the alias {phrase}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="bars">
        <UndoBar undo={undo} takeBack={takeBack} />
      </div>
      {chosen === null ? null : (
        <AliasSheet
          question={chosen}
          pages={pages}
          names={names}
          onMade={made}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}
