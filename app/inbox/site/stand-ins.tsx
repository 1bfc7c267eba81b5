import { Link } from 'react-router';
import type { SiteState } from '#app/editable/site-state.ts';
import { editAddress } from './where-seen.ts';

/** Facts that only the owner knows, each with the way to where it stands. */
export function StandIns({ standIns }: Pick<SiteState, 'standIns'>) {
  return (
    <section aria-labelledby="site-stand-ins">
      <h2 id="site-stand-ins">Before going live</h2>
      <p className="detail-line">
        {standIns.length === 0
          ? 'Every fact is real.'
          : `${standIns.length} facts are still stand-ins. Open each and write the real one.`}
      </p>
      <ul className="site-pages">
        {standIns.map(({ path, what, text }) => {
          const address = editAddress(path);
          return (
            <li key={path}>
              {address ? <Link to={address}>{what}</Link> : what} <small>{text}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
