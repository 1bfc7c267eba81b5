import { Link, useLocation } from 'react-router';
import { allPath, inboxPath } from '../addresses.ts';
import type { SavedView } from './answers.ts';

/** One's own views, a press away. */
export function ViewLinks({ views }: { views: SavedView[] }) {
  const here = useLocation();
  if (views.length === 0) return null;
  return (
    <nav aria-label="Saved views" className="view-links no-print">
      {views.map((view) => (
        <Link
          key={view.id}
          to={viewAddress(view)}
          aria-current={shows(here.search, view) ? 'page' : undefined}
        >
          {view.name}
        </Link>
      ))}
    </nav>
  );
}

/** A view without a table is one of all forms. */
export function viewAddress({ query }: SavedView): string {
  return `${new URLSearchParams(query).has('table') ? inboxPath : allPath}?${query}`;
}

/** Whatever page of it one is at, and whatever lies open there. */
function shows(search: string, { query }: SavedView): boolean {
  const parts = (text: string) =>
    [...new URLSearchParams(text)].filter(([name]) => name !== 'cursor' && name !== 'open').sort();
  return JSON.stringify(parts(search)) === JSON.stringify(parts(query));
}
