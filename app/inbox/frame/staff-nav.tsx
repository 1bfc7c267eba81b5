import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { allPath, inboxPath, staffPages, withWords } from '../addresses.ts';
import type { Pulse } from '../pulse.ts';
import { useAuth } from '../sign-in/auth-provider.tsx';
import { Count } from './count.tsx';
import { usePulse } from './live.tsx';

type StaffPage = (typeof staffPages)[number];

/** What waits at a page, where that can be counted. */
const waiting: Partial<Record<StaffPage['label'], (pulse: Pulse) => number>> = {
  Quarantine: ({ tables }) => Object.values(tables).reduce((sum, { spam }) => sum + spam, 0),
  Deliveries: ({ failedDeliveries }) => failedDeliveries,
  Health: ({ failingChecks }) => failingChecks,
};

/** What stands in the line of a wide screen; whatever else there is stands in its menu. */
const inLine: readonly StaffPage['label'][] = [
  'Inbox',
  'All forms',
  'Quarantine',
  'Deliveries',
  'Templates',
  'Questions',
  'Account',
  'Team',
  'Audit',
  'Privacy',
];

const lists: readonly string[] = [inboxPath, allPath];

/** The pages of the staff area: on a phone all in a menu, on a wide screen the daily ones in a line. */
export function StaffNav() {
  const { isAdmin } = useAuth();
  const pages = staffPages.filter((page) => isAdmin || !('admins' in page));
  const daily = pages.filter(({ label }) => inLine.includes(label));
  const { nav, isOpen, setIsOpen } = useMenu();
  const isMore = daily.length < pages.length;
  return (
    <nav ref={nav} aria-label="Staff" data-more={isMore || undefined}>
      <div className="nav-line">
        {daily.map((page) => (
          <PageLink key={page.to} page={page} />
        ))}
      </div>
      <button
        type="button"
        className="button button-quiet staff-menu-button"
        aria-expanded={isOpen}
        aria-controls="staff-menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="menu-word-narrow">Menu</span>
        <span className="menu-word-wide">More</span>
      </button>
      <ul id="staff-menu" hidden={!isOpen} className="staff-menu">
        {pages.map((page) => (
          <li key={page.to} data-in-line={inLine.includes(page.label) || undefined}>
            <PageLink page={page} onGo={() => setIsOpen(false)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Not a popover, which older browsers lack: it closes with Escape, and when one presses beside it. */
function useMenu() {
  const nav = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const listening = new AbortController();
    const { signal } = listening;
    const leave = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setIsOpen(false);
    };
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      nav.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', press, { signal });
    return () => listening.abort();
  }, [isOpen]);
  return { nav, isOpen, setIsOpen };
}

function PageLink({ page: { to, label }, onGo }: { page: StaffPage; onGo?: () => void }) {
  const { pathname, search } = useLocation();
  const words = lists.includes(pathname) ? (new URLSearchParams(search).get('q') ?? '') : '';
  const pulse = usePulse();
  return (
    // Its code is fetched at once, so that one gets there even while the server is away.
    <NavLink to={lists.includes(to) ? withWords(to, words) : to} end prefetch="render" onClick={onGo}>
      {label}
      <Count value={(pulse && waiting[label]?.(pulse)) ?? 0} className="nav-count" />
    </NavLink>
  );
}
