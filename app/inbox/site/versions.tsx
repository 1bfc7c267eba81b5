import type { PublishedVersion } from '#app/editable/site-state.ts';
import { formatDate } from '../frame/row-text.ts';
import type { SiteAction } from './actions.ts';
import { BeforeAndAfter } from './edit-list.tsx';

type Props = { versions: PublishedVersion[]; isBusy: boolean; send: (action: SiteAction) => void };

/** Everything that was ever published, the newest first, and the way back. */
export function Versions({ versions, isBusy, send }: Props) {
  const back = (number: number, label: string) => (
    <button
      type="button"
      className="button button-quiet"
      aria-busy={isBusy}
      onClick={() => send({ does: 'go back', number })}
    >
      Go back to {label}
    </button>
  );
  return (
    <section aria-labelledby="site-versions">
      <h2 id="site-versions">Versions</h2>
      {versions.length === 0 ? <p className="inbox-note">Visitors see the site as it was built.</p> : null}
      <ul className="question-list">
        {versions.map(({ number, at, author, edits, backTo }, index) => (
          <li key={number}>
            <details className="question-text">
              <summary>
                Version {number}
                {index === 0 ? ', what visitors see' : ''}
                <small>
                  {author}, {formatDate(at)}
                  {backTo === null
                    ? ''
                    : `, back to ${backTo === 0 ? 'the site as built' : `version ${backTo}`}`}
                </small>
              </summary>
              {edits.map(({ path, before, after }) => (
                <BeforeAndAfter key={path} before={before} after={after} />
              ))}
            </details>
            {index === 0 ? null : back(number, `version ${number}`)}
          </li>
        ))}
        {versions.length > 0 ? (
          <li>
            <span className="question-text">The site as it was built</span>
            {back(0, 'the site as built')}
          </li>
        ) : null}
      </ul>
    </section>
  );
}
