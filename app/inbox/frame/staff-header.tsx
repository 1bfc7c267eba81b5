import { NavLink, useLocation } from 'react-router';
import { Mark } from '#app/components/mark.tsx';
import { company } from '#app/content/company.ts';
import { allPath, inboxPath, staffPages, withWords } from '../addresses.ts';
import type { Pulse } from '../pulse.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { Count } from './count.tsx';
import { usePulse } from './live.tsx';

/** What waits at a page, where that can be counted. */
const waiting: Partial<Record<(typeof staffPages)[number]['label'], (pulse: Pulse) => number>> = {
  Quarantine: ({ tables }) => Object.values(tables).reduce((sum, { spam }) => sum + spam, 0),
  Deliveries: ({ failedDeliveries }) => failedDeliveries,
};

const lists: readonly string[] = [inboxPath, allPath];

export function StaffHeader() {
  const { pathname, search } = useLocation();
  const words = lists.includes(pathname) ? (new URLSearchParams(search).get('q') ?? '') : '';
  const { user, isAdmin } = useAuth();
  const pages = staffPages.filter((page) => isAdmin || !('admins' in page));
  const pulse = usePulse();
  return (
    <header className="staff-header on-ink no-print">
      <a href="/" className="staff-brand">
        <Mark />
        {company.brand}
      </a>
      <nav aria-label="Staff">
        {pages.map(({ to, label }) => (
          // Its code is fetched at once, so that one gets there even while the server is away.
          <NavLink key={to} to={lists.includes(to) ? withWords(to, words) : to} end prefetch="render">
            {label}
            <Count value={(pulse && waiting[label]?.(pulse)) ?? 0} className="nav-count" />
          </NavLink>
        ))}
      </nav>
      <span className="staff-who" title={user?.email}>
        {user?.email}
      </span>
      <SignOutButton />
    </header>
  );
}
