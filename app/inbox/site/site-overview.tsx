import { Link, useFetcher } from 'react-router';
import type { SiteState } from '#app/editable/site-state.ts';
import { editPath } from '../addresses.ts';
import type { SiteAction, SiteResult } from './actions.ts';
import { StandIns } from './stand-ins.tsx';
import { Versions } from './versions.tsx';
import { Waiting } from './waiting.tsx';

/** The site's texts: what waits to be published, the pages, what is still to fill in, and every version. */
export function SiteOverview({ pages, drafts, versions, standIns, outdated }: SiteState) {
  const fetcher = useFetcher<SiteResult>({ key: 'site' });
  const isBusy = fetcher.state !== 'idle';
  const send = (action: SiteAction) => {
    if (!isBusy) void fetcher.submit(action, { method: 'post', encType: 'application/json' });
  };
  return (
    <div className="questions">
      <div className="site-column">
        <Waiting drafts={drafts} problems={fetcher.data?.problems ?? []} isBusy={isBusy} send={send} />
        <Versions versions={versions} isBusy={isBusy} send={send} />
      </div>
      <div className="site-column">
        <section aria-labelledby="site-pages">
          <h2 id="site-pages">Pages</h2>
          <ul className="site-pages">
            {pages.map(({ name, title, path }) => (
              <li key={name}>
                <Link to={`${editPath}/${name}`}>
                  Edit {title} <small>{path}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <StandIns standIns={standIns} />
        {outdated.length > 0 ? (
          <section aria-labelledby="site-outdated">
            <h2 id="site-outdated">Changed in the code as well</h2>
            <p className="detail-line">
              Visitors see the published words. Please check that they still hold.
            </p>
            <ul className="question-list">
              {outdated.map(({ path, published, inCode }) => (
                <li key={path}>
                  <span className="question-text">
                    {published}
                    <small>
                      {inCode === null ? 'This text is gone from the site.' : `In the code: ${inCode}`}
                    </small>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </div>
  );
}
