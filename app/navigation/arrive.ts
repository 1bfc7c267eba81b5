import { attributionOf } from './attribution.ts';
import { arriveAt, type BackLink, moreExact } from './back-target.ts';
import { enter } from './history-entry.ts';
import { leave } from './leave.ts';
import { anchorFor, scrollToAnchor } from './scroll-to-anchor.ts';
import { readFlags, writeFlags } from './visit-flags.ts';

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
  interface PerformanceNavigationTiming {
    /** How the page came, unless over the network. */
    readonly deliveryType?: string;
  }
}

/**
 * Runs once in every document: what the visit knows shapes its back links, its address and its scroll. A page that was
 * rendered ahead of time runs it when it is shown.
 */
export function arrive(shownLater?: Event): void {
  if (document.prerendering) {
    // Until it is shown, the visit is still on the page before.
    document.addEventListener('prerenderingchange', arrive, { once: true });
    return;
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  showBack('page', visit(navigation?.type ?? 'navigate'));
  hideTwin();
  // The server has not seen that it is shown: it was rendered or fetched ahead of time, or kept by the browser.
  if (
    shownLater ||
    navigation?.deliveryType ||
    (navigation?.type === 'back_forward' && !navigation.transferSize)
  )
    tellView();
  document.addEventListener('click', leave);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The page's own back link stays as it was: how the visitor first came here has not changed.
    visit('back_forward');
    hideTwin();
    tellView();
  });
}

/** The server counts pages as it answers them; what it cannot see is told by the page. */
function tellView(): void {
  navigator.sendBeacon?.('/api/counts/view', document.referrer);
}

/** Where the page's own back link leads, if the visit knows better than the page. */
function visit(type: NavigationTimingType): BackLink | undefined {
  const flags = readFlags();
  const attribution = flags.attribution ?? attributionOf();
  const { query, trail } = enter(flags, type);
  const arrival = arriveAt(location.pathname, new URLSearchParams(query), { ...flags, trail });
  writeFlags({ ...arrival.flags, trail, goingBackTo: undefined, attribution });
  showBack('header', arrival.header);
  const anchor = anchorFor(location, type, flags.notes?.['/qr']);
  if (anchor) scrollToAnchor(anchor);
  return arrival.page;
}

function showBack(which: 'header' | 'page', back: BackLink | undefined): void {
  if (!back) return;
  for (const link of backLinks(which)) {
    link.href = moreExact(back.href, link.getAttribute('href') ?? '');
    (link.querySelector('[data-back-label]') ?? link).textContent = back.label;
  }
}

/** Where both controls lead to one place, one is enough. */
function hideTwin(): void {
  const [own] = backLinks('page');
  for (const header of backLinks('header')) header.hidden = header.href === own?.href;
}

function backLinks(which: 'header' | 'page') {
  return document.querySelectorAll<HTMLAnchorElement>(`a[data-back=${which}]`);
}
