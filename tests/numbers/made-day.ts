import { pages } from '#app/content/pages.ts';
import { pagesWithForm } from '#app/forms/definitions/registry.ts';

/** One request of the made day, and what it is in truth. */
export type MadeRequest = {
  method: 'GET' | 'HEAD' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** What a reader of the day would have counted, standing behind every visitor. */
export type Truth = {
  views: number;
  visits: number;
  seen: number;
  begun: number;
  bySource: Map<string, number>;
  byDevice: Map<string, number>;
  byPage: Map<string, number>;
  robots: number;
  prefetches: number;
  askedNot: number;
  /** Views that no server can know of: restored or fetched ahead, and the page's word was blocked. */
  lost: number;
};

export type MadeVisitor = { requests: MadeRequest[] };
export type MadeDay = { visitors: MadeVisitor[]; truth: Truth };

const agents = {
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (Linux; Android 16; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
};
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'curl/8.14.1',
  '',
];
const arrivals = [
  { source: '', search: '', referrer: '' },
  { source: 'google.com', search: '', referrer: 'https://www.google.com/' },
  { source: 'newsletter', search: '?utm_source=Newsletter&utm_campaign=fall-open-house', referrer: '' },
  { source: 'harbor-fair', search: '?src=harbor-fair', referrer: '' },
  { source: 'other', search: '?utm_source=ana%40example.org', referrer: '' },
];
const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => path !== '/404');

/** The same day every time: a small generator of numbers with a seed. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A day of about so many requests, with its truth known beforehand. */
export function makeDay(requests: number, origin: string): MadeDay {
  const below = numbersFrom(20_261_116);
  const truth: Truth = {
    ...{ views: 0, visits: 0, seen: 0, begun: 0, robots: 0, prefetches: 0, askedNot: 0, lost: 0 },
    ...{ bySource: new Map(), byDevice: new Map(), byPage: new Map() },
  };
  const visitors: MadeVisitor[] = [];
  for (let made = 0; made < requests; made += visitors.at(-1)?.requests.length ?? 1)
    visitors.push({ requests: makeVisitor(visitors.length, origin, below, truth) });
  return { visitors, truth };
}

function makeVisitor(number: number, origin: string, below: (n: number) => number, truth: Truth) {
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] ?? (list[0] as T);
  const device = pick(['phone', 'phone', 'phone', 'computer', 'computer', 'tablet'] as const);
  const agent = { 'user-agent': agents[device], 'x-forwarded-for': address };
  const requests: MadeRequest[] = [];
  const ask = (path: string, headers: Record<string, string>, method: MadeRequest['method'] = 'GET') =>
    requests.push({ method, path, headers: { ...agent, ...headers } });
  const tell = (what: string, page: string, body = '') =>
    requests.push({
      ...{ method: 'POST', path: `/api/counts/${what}`, body },
      headers: { ...agent, origin, referer: origin + page, 'content-type': 'text/plain' },
    });

  const kind = below(100);
  if (kind < 12) {
    const views = 1 + below(5);
    for (let n = 0; n < views; n++) ask(pick(paths), { 'user-agent': pick(robots) });
    truth.robots += views;
    return requests;
  }
  if (kind < 17) {
    const views = 1 + below(4);
    for (let n = 0; n < views; n++) ask(pick(paths), { [pick(['sec-gpc', 'dnt'])]: '1' });
    truth.askedNot += views;
    return requests;
  }

  const hasScript = kind < 95;
  const blocksBeacons = kind < 22;
  const seenPages = new Set<string>();
  const arrival = pick(arrivals);
  let before = '';
  /** `isKnown` when the server answers it, or the page can tell. */
  const look = (page: string, isKnown: boolean) => {
    truth.views += 1;
    if (!isKnown) truth.lost += 1;
    if (!seenPages.has(page)) truth.byPage.set(page, (truth.byPage.get(page) ?? 0) + 1);
    seenPages.add(page);
    before = page;
  };
  const steps = 1 + below(6);
  for (let step = 0; step < steps; step++) {
    const page = pick(paths);
    const referer = step === 0 ? arrival.referrer : origin + before;
    const from: Record<string, string> = referer ? { referer } : {};
    const etag: Record<string, string> = below(4) === 0 ? { 'if-none-match': '"an-older-version"' } : {};
    const address = page + (step === 0 ? arrival.search : '');
    const isFetchedAhead = step > 0 && hasScript && below(5) === 0;
    if (isFetchedAhead) {
      ask(page, { ...from, 'sec-purpose': 'prefetch' });
      truth.prefetches += 1;
      // Half of what is fetched ahead is never looked at.
      if (below(2) === 0) continue;
      if (!blocksBeacons) tell('view', page, origin + before);
    } else ask(address, { ...from, ...etag, 'sec-fetch-dest': 'document' });
    look(page, !isFetchedAhead || !blocksBeacons);
    if (below(12) === 0) {
      ask(address, { ...from, 'cache-control': 'max-age=0' });
      look(page, true);
    }
    if (hasScript && step > 0 && below(8) === 0) {
      if (!blocksBeacons) tell('view', page, referer);
      look(page, !blocksBeacons);
    }
    if (below(20) === 0) ask(page, {}, 'HEAD');
    if (hasScript && !blocksBeacons && pagesWithForm.has(page) && below(6) === 0) {
      tell('begun', page);
      tell('begun', page);
      if (!begunBy(requests, page)) truth.begun += 1;
    }
  }
  truth.visits += 1;
  truth.bySource.set(arrival.source, (truth.bySource.get(arrival.source) ?? 0) + 1);
  truth.byDevice.set(device, (truth.byDevice.get(device) ?? 0) + 1);
  if ([...seenPages].some((page) => pagesWithForm.has(page))) truth.seen += 1;
  return requests;
}

/** Whether the form of a page was begun before the two tellings that were just made. */
function begunBy(requests: MadeRequest[], page: string): boolean {
  return requests
    .slice(0, -2)
    .some(({ path, headers }) => path === '/api/counts/begun' && headers.referer?.endsWith(page));
}
