import { Link } from 'react-router';
import { forms } from '#app/forms/definitions/registry.ts';
import { Count } from '../frame/count.tsx';
import type { Pulse } from '../pulse.ts';

/** One tab per table, with how many in it are new. */
export function Tabs({ active, pulse }: { active: string; pulse: Pulse | null }) {
  return (
    <nav aria-label="Tables" className="tabs">
      {forms.map(({ table, title }) => (
        <Link
          key={table}
          to={`?table=${table}`}
          aria-current={table === active ? 'page' : undefined}
          className="tab"
          data-tab
        >
          {title}
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
