import { type Attribution, readFlags } from './visit-flags.ts';

/** What the first page of a visit tells about where it came from. */
export function attributionOf(): Attribution {
  const { referrer } = document;
  return {
    landingPage: location.pathname + location.search,
    referrer: isOurs(referrer) ? '' : referrer,
  };
}

export function isOurs(referrer: string): boolean {
  return referrer.startsWith(`${location.origin}/`);
}

/** All that the visit knows of where it came from. Forms ask for it; the script of every page is spared the work. */
export function readAttribution(): Attribution {
  const { landingPage = '', referrer, question } = readFlags().attribution ?? {};
  const utm = [...new URL(landingPage, location.origin).searchParams]
    .filter(([name]) => name.startsWith('utm_'))
    .map(([name, value]) => [name.slice(4), value]);
  return {
    ...(landingPage && { landingPage }),
    ...(referrer && { referrer }),
    ...(utm.length > 0 && { utm: Object.fromEntries(utm) }),
    ...(question && { question }),
  };
}
