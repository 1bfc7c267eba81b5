import type { Draft } from '#app/editable/site-state.ts';
import { formatDate } from '../frame/row-text.ts';
import type { SiteAction } from './actions.ts';
import { BeforeAndAfter } from './edit-list.tsx';

type Props = { drafts: Draft[]; problems: string[]; isBusy: boolean; send: (action: SiteAction) => void };

/** Drafts, and the button that publishes them all at once. */
export function Waiting({ drafts, problems, isBusy, send }: Props) {
  return (
    <section aria-labelledby="site-waiting">
      <h2 id="site-waiting">Waiting to be published</h2>
      {drafts.length === 0 ? (
        <p className="inbox-note">Nothing is waiting. Open a page and click the text you want to change.</p>
      ) : null}
      <ul className="question-list">
        {drafts.map(({ path, before, after, author, at }) => (
          <li key={path}>
            <span className="question-text">
              <BeforeAndAfter before={before} after={after} />
              <small>
                {author}, {formatDate(at)}
              </small>
            </span>
            <button
              type="button"
              className="button button-quiet"
              onClick={() => send({ does: 'drop', path })}
            >
              Drop<span className="sr-only"> the change to {before}</span>
            </button>
          </li>
        ))}
      </ul>
      {problems.length > 0 ? (
        <div role="alert">
          <p className="detail-line">Nothing was published yet. Please mend this first:</p>
          <ul className="site-problems">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {drafts.length > 0 ? (
        <button
          type="button"
          className="button button-ember"
          aria-busy={isBusy}
          onClick={() => send({ does: 'publish', stamps: drafts.map(({ stamp }) => stamp) })}
        >
          {isBusy
            ? 'Publishing …'
            : `Publish ${drafts.length === 1 ? 'this change' : `these ${drafts.length} changes`}`}
        </button>
      ) : null}
    </section>
  );
}
