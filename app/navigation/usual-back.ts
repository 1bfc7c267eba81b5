import type { PagePath } from '#app/content/pages.ts';
import { type Arrival, backTo, knownBack, ownBackTo, pageOf } from './back-target.ts';

/** Where a page's own back link leads when nothing is known; a page not named here has none. */
const USUAL: Readonly<Record<string, string | undefined>> = {
  '/education': '/qr#qr-menu',
  '/bootcamp': '/qr#qr-menu',
  '/porpoise-robotics': '/qr#qr-menu',
  '/partner-with-us': '/qr',
  '/veterans-program': '/services',
  '/akron-holograms': '/services',
  '/photography': '/services#photography',
  '/photo-gallery': '/services#photography',
  '/aerial': '/services#aerial-photography',
  '/generated-video': '/services#creative-studio',
  '/ai-visuals': '/services#creative-studio',
  '/graphic-design': '/services#creative-studio',
  '/contact': '/',
} satisfies Partial<Record<PagePath, string>>;

export type UsualBack = Pick<Arrival, 'header' | 'page'>;

/** Both back controls as they stand in the prerendered page; not every page has a link of its own. */
export function usualBack(path: string): UsualBack {
  const page = pageOf(path);
  const usual = USUAL[page];
  return {
    header: backTo('/'),
    page: usual ? (knownBack(page, undefined, undefined, '/') ?? ownBackTo(usual)) : undefined,
  };
}
