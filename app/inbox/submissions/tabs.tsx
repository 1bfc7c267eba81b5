import { Link } from 'react-router';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Pulse } from '../answers.ts';

const countedTo = 1000;

/** One tab a table, with how many in it are new. */
export function Tabs({ active, pulse }: { active: string; pulse: Pulse | null }) {
  return (
    <nav aria-label="Tables" className="tabs">
      {forms.map(({ table, title }) => {
        const count = pulse?.tables[table]?.new ?? 0;
        return (
          <Link
            key={table}
            to={`?table=${table}`}
            aria-current={table === active ? 'page' : undefined}
            className="tab"
            data-tab
          >
            {title}
            {count > 0 ? (
              <span className="tab-count">
                {count < countedTo ? count : `${countedTo - 1}+`}
                <span className="sr-only"> new</span>
              </span>
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}
