import { Link } from 'react-router';
import { forms } from '#app/forms/definitions/registry.ts';
import { withWords } from '../addresses.ts';
import { Count } from '../frame/count.tsx';
import type { Pulse } from '../pulse.ts';

type Props = { active: string; words: string; pulse: Pulse | null };

/** One tab per table, with how many in it are new. What is searched for is searched for in the next one, too. */
export function Tabs({ active, words, pulse }: Props) {
  return (
    <nav aria-label="Tables" className="tabs no-print">
      {forms.map(({ table, title }) => (
        <Link
          key={table}
          to={withWords('', words, { table })}
          aria-current={table === active ? 'page' : undefined}
          className="tab"
          data-tab
        >
          <span className="tab-title">{title}</span>
          <Count value={pulse?.tables[table]?.new ?? 0} className="tab-count" of="new" />
          <Late count={pulse?.tables[table]?.late ?? 0} />
        </Link>
      ))}
    </nav>
  );
}

function Late({ count }: { count: number }) {
  return count > 0 ? <span className="tab-late">{count} late</span> : null;
}
