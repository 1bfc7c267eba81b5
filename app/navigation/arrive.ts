import { attributionOf } from './attribution.ts';
import { arriveAt, type BackLink, GO_BACK, pageOf } from './back-target.ts';
import { anchorFor, scrollToAnchor } from './scroll-to-anchor.ts';
import { type Origin, readFlags, writeFlags } from './visit-flags.ts';

export type View = Pick<
  Window,
  'document' | 'history' | 'location' | 'performance' | 'sessionStorage' | 'addEventListener' | 'setTimeout'
>;

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
}

/** Runs once in every document: what the visit knows shapes its back links, its address and its scroll. */
export function arrive(view: View): void {
  const { document, performance } = view;
  if (document.prerendering) {
    // Until it is shown, the visit is still on the page before.
    document.addEventListener('prerenderingchange', () => arrive(view), { once: true });
    return;
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const pageBack = visit(view, navigation?.type ?? 'navigate');
  if (pageBack) showPageBack(view, pageBack);
  document.addEventListener('click', (event) => leaveNote(view, event));
  view.addEventListener('pageshow', (event) => {
    // The page's own back link stays as it was: how the visitor first came here has not changed.
    if (event.persisted) visit(view, 'back_forward');
  });
}

function visit(view: View, type: NavigationTimingType): BackLink | undefined {
  const { location } = view;
  const flags = readFlags(view);
  const attribution = flags.attribution ?? attributionOf(view);
  const arrival = arriveAt(location.pathname, takeQuery(view), flags);
  writeFlags(view, { ...arrival.flags, attribution });
  showBack(view, 'header', arrival.header);
  const anchor = anchorFor(location, type, flags.notes?.['/qr']);
  if (anchor) scrollToAnchor(view, anchor);
  return arrival.page;
}

/** The query as the visitor brought it. The address bar loses its `from`; the history entry keeps it. */
function takeQuery({ history, location }: View): URLSearchParams {
  const { pathname, search, hash } = location;
  // Only our own words: in the staff area `from` is a date.
  const stripped = search.replace(/(?<=[?&])from=(explore|services|education)(&|$)/, '').replace(/[?&]$/, '');
  if (stripped !== search) {
    history.replaceState({ ...history.state, query: search }, '', pathname + stripped + hash);
  }
  return new URLSearchParams(history.state?.query ?? search);
}

function showPageBack(view: View, back: BackLink): void {
  const { document, history, location } = view;
  if (!back.useHistory || history.length < 2 || !document.referrer.startsWith(`${location.origin}/`)) {
    showBack(view, 'page', back);
    return;
  }
  const { hash } = location;
  for (const link of showBack(view, 'page', { href: document.referrer, label: GO_BACK })) {
    link.addEventListener('click', (event) => {
      // After a jump within the page, one step back would stay on it: then the link's href serves.
      if (opensElsewhere(event) || location.hash !== hash) return;
      event.preventDefault();
      history.back();
    });
  }
}

function showBack({ document }: View, which: 'header' | 'page', { href, label }: BackLink) {
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[data-back=${which}]`);
  for (const link of links) {
    link.href = href;
    (link.querySelector('[data-back-label]') ?? link).textContent = label;
  }
  return links;
}

function leaveNote(view: View, event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-sets-flag]');
  if (!link || opensElsewhere(event)) return;
  const origin = link.dataset.setsFlag as Origin;
  const leavesMenu = origin === '/qr#qr-menu';
  const reader = leavesMenu ? '/qr' : pageOf(link.pathname);
  const flags = readFlags(view);
  writeFlags(view, { ...flags, notes: { ...flags.notes, [reader]: origin } });
  if (leavesMenu) view.history.replaceState(view.history.state, '', '#qr-menu');
}

function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}
