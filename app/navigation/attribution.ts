import type { Attribution } from './visit-flags.ts';

/** What the first page of a visit tells about where it came from. */
export function attributionOf({ document, location }: Pick<Window, 'document' | 'location'>): Attribution {
  const isForeign = !document.referrer.startsWith(`${location.origin}/`);
  const utm = [...new URLSearchParams(location.search)]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => [name.slice(4), value]);
  return {
    landingPage: location.pathname + location.search,
    referrer: (isForeign && document.referrer) || undefined,
    utm: utm.length > 0 ? Object.fromEntries(utm) : undefined,
  };
}
