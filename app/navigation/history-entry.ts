import { isOurs } from './attribution.ts';
import { pageOf } from './back-target.ts';
import { stepBack, stepOn, type Trail } from './trail.ts';
import type { VisitFlags } from './visit-flags.ts';

/** What one entry of the browser's history keeps, so that a reload, Back and Forward find it again. */
interface HistoryEntry {
  /** The query as the visitor brought it: the address bar loses its `from`. */
  query: string;
  trail: Trail;
  /** The address at which the entry right behind this one is the page before it in the trail. */
  followsAt?: string;
}

/** Finds the entry that the visitor has come to as it was, or makes it. */
export function enter(flags: VisitFlags, type: NavigationTimingType): HistoryEntry {
  const { search, hash } = location;
  // After a plain form post the address bar shows the API's address; the page belongs to another.
  const path = document.documentElement.dataset.pagePath ?? location.pathname;
  // Only our own words: in the staff area `from` is a date.
  const stripped = search.replace(/([?&])from=(explore|services|education)(&|$)/, '$1').replace(/[?&]$/, '');
  history.replaceState(history.state, '', path + stripped + hash);
  const entry = { query: search, ...wayHere(flags, type), ...history.state };
  history.replaceState(entry, '');
  return entry;
}

/** Whether one step back in history leads to a page. A jump within this one has put itself between. */
export function isRightBehind(page: string): boolean {
  const entry: HistoryEntry | null = history.state;
  return entry?.followsAt === location.href && entry.trail.at(-2) === page;
}

function wayHere({ trail = [], goingBackTo }: VisitFlags, type: NavigationTimingType) {
  const page = pageOf(location.pathname);
  if (type !== 'navigate' || goingBackTo === page) return { trail: stepBack(trail, page) };
  if (!isOurs(document.referrer)) return { trail: [page] };
  const from = pageOf(new URL(document.referrer).pathname);
  // A new tab knows nothing but the page that opened it.
  const isNewTab = history.length < 2;
  const grown = stepOn(isNewTab ? [from] : trail, page);
  return { trail: grown, followsAt: !isNewTab && grown.at(-2) === from ? location.href : undefined };
}
