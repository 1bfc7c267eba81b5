import { pageOf } from './back-target.ts';
import type { Origin } from './visit-flags.ts';

const RETRIES = 20;
const INTERVAL_MS = 100;

/**
 * The id to land on. `history.scrollRestoration` stays `auto` everywhere: a new document starts at its top,
 * and on reload or back/forward the browser knows where the visitor was. Only the QR page decides itself.
 */
export function anchorFor(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  type: NavigationTimingType,
  returnNote?: Origin,
): string | undefined {
  const page = pageOf(pathname);
  if (page === '/qr' && (type === 'back_forward' || returnNote)) return 'qr-menu';
  if (type !== 'navigate') return undefined;
  if (hash.length > 1) return hash.slice(1);
  return page === '/services' && search.includes('jump=creative-studio') ? 'creative-studio' : undefined;
}

/**
 * Lands on the element and holds it there while what stands above still finds its height, until the
 * visitor moves. Never animated: this is an arrival, not a movement.
 */
export function scrollToAnchor(id: string): void {
  let held = true;
  const align = (retries: number) => {
    if (!held) return;
    document.getElementById(id)?.scrollIntoView({ behavior: 'instant' });
    if (retries > 0) setTimeout(align, INTERVAL_MS, retries - 1);
  };
  for (const gesture of ['wheel', 'pointerdown', 'keydown']) {
    addEventListener(gesture, () => (held = false), { passive: true });
  }
  // Twice after the last picture: the browser's own smooth scroll to the anchor may still be under way.
  addEventListener('load', () => align(1));
  align(RETRIES);
}
