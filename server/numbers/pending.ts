import type { Origin } from './origin-of-visit.ts';
import type { Device } from './who-asks.ts';

const mostArrivals = 5;

/** What one visitor did since counts were last stored. */
export type PendingVisitor = {
  /** A hash that lives in memory alone. */
  key: string;
  day: string;
  device: Device;
  /** Where they came from, each time they came from elsewhere, and the page they came to. */
  arrivals: Arrival[];
  pages: Map<string, PendingPage>;
};

export type Arrival = { origin: Origin; page: string };
type PendingPage = { views: number; isBegun: boolean };

export type PendingTally = { day: string; kind: 'left out' | 'assistant'; name: string; count: number };

/** Counts that wait to be stored. It never holds more than `most` visitors; who comes then is told no. */
export function openPending(most: number) {
  let visitors = new Map<string, PendingVisitor>();
  let tallies = new Map<string, PendingTally>();

  function visitorOf(who: Omit<PendingVisitor, 'pages' | 'arrivals'>): PendingVisitor | null {
    const known = visitors.get(who.key);
    if (known || visitors.size >= most) return known ?? null;
    const visitor = { ...who, arrivals: [], pages: new Map() };
    visitors.set(who.key, visitor);
    return visitor;
  }

  function tally({ count, ...named }: PendingTally): void {
    const key = `${named.day} ${named.kind} ${named.name}`;
    tallies.set(key, { ...named, count: (tallies.get(key)?.count ?? 0) + count });
  }

  return {
    visitorOf,
    tally,
    size: () => visitors.size + tallies.size,
    /** Hands everything over and begins anew. */
    take() {
      const taken = { visitors: [...visitors.values()], tallies: [...tallies.values()] };
      visitors = new Map();
      tallies = new Map();
      return taken;
    },
    /** What could not be stored waits again, with what has come meanwhile. */
    putBack({ visitors: again, tallies: counts }: { visitors: PendingVisitor[]; tallies: PendingTally[] }) {
      for (const { arrivals, pages, ...who } of again) {
        const visitor = visitorOf(who);
        if (!visitor) continue;
        for (const arrival of arrivals) addArrival(visitor, arrival);
        for (const [page, done] of pages) addPage(visitor, page, done);
      }
      for (const count of counts) tally(count);
    },
  };
}

export function addPage(visitor: PendingVisitor, page: string, { views, isBegun }: PendingPage): void {
  const known = visitor.pages.get(page);
  visitor.pages.set(page, {
    views: views + (known?.views ?? 0),
    isBegun: isBegun || (known?.isBegun ?? false),
  });
}

/** Coming from one place again tells nothing new; whoever comes from many places at once is made up. */
export function addArrival({ arrivals }: PendingVisitor, { origin, page }: Arrival): void {
  const isKnown = arrivals.some(
    ({ origin: { source, campaign } }) => source === origin.source && campaign === origin.campaign,
  );
  if (!isKnown && arrivals.length < mostArrivals) arrivals.push({ origin, page });
}
