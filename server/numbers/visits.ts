import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { aliases } from '#app/content/aliases.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { limits } from '#server/protection/limits.ts';
import { networkOf, originOf } from '#server/protection/visitor-address.ts';
import { keepCounts } from './keep-counts.ts';
import { noAnswer } from './names.ts';
import { originOfVisit } from './origin-of-visit.ts';
import { addArrival, addPage, openPending, type PendingTally, type PendingVisitor } from './pending.ts';
import { dayAt, openSalts } from './salts.ts';
import { programOf, reasonToLeaveOut } from './who-asks.ts';

type Needs = { database: Database; log: Logger };
type Settings = Pick<Config, 'trustedProxies' | 'publicOrigin' | 'numbersDays'>;

export type Visits = {
  /** That a page was answered, whole or as unchanged. */
  document: (request: IncomingMessage, page: string) => void;
  /** That somebody looks at a page: its query and the page before tell where from. */
  view: (request: IncomingMessage, page: string, search: string, referrer: string) => void;
  begun: (request: IncomingMessage, page: string) => void;
  /** Where the assistant led somebody; null when it had no answer. */
  led: (request: IncomingMessage, destination: string | null) => void;
  /** Stores what was counted so far. */
  store: () => Promise<void>;
};

/**
 * Counts visits in memory and stores them together every few seconds: no page waits for it. A process that is killed
 * forgets what it has not stored yet.
 */
export async function countVisits({ database, log }: Needs, config: Settings): Promise<Visits> {
  const pending = openPending(limits.visits.mostPending);
  const salts = openSalts(database);
  const { store, storeSoon } = keepCounts({ database, log, pending, salts });
  const isOn = config.numbersDays > 0;
  const ownHost = config.publicOrigin && new URL(config.publicOrigin).host;
  if (isOn) await salts.prepare(Date.now());

  function tally(kind: PendingTally['kind'], name: string): void {
    pending.tally({ day: dayAt(Date.now()), kind, name, count: 1 });
    storeSoon();
  }

  /** Whoever asks, as far as they count. Their address is not kept: only a hash that ends with the day. */
  function whoAsks({ headers, socket }: IncomingMessage, isView: boolean): PendingVisitor | null {
    const userAgent = headers['user-agent'] ?? '';
    const program = programOf(userAgent);
    const reason = reasonToLeaveOut(headers, program);
    if (reason) {
      if (isView) tally('left out', reason);
      return null;
    }
    const forwarded = headers['x-forwarded-for']?.toString() ?? '';
    const network = networkOf(originOf(socket.remoteAddress ?? '', forwarded, config.trustedProxies));
    const day = dayAt(Date.now());
    const key = hash('sha256', `${salts.saltOf(day)}\n${network}\n${userAgent}`, 'base64url');
    const visitor = pending.visitorOf({ key, day, device: program.device });
    if (!visitor && isView) tally('left out', 'too many at once');
    return visitor;
  }

  function count(request: IncomingMessage, page: string, done: { views: number; isBegun: boolean }) {
    const visitor = isOn ? whoAsks(request, done.views > 0) : null;
    if (!visitor) return null;
    addPage(visitor, pageAt(page), done);
    storeSoon();
    return visitor;
  }

  const view: Visits['view'] = (request, page, search, referrer) => {
    const visitor = count(request, page, { views: 1, isBegun: false });
    if (!visitor) return;
    const isOurs = (host: string) => host === request.headers.host || host === ownHost;
    const origin = originOfVisit({ search, referrer, isOurs });
    if (origin) addArrival(visitor, { origin, page: pageAt(page) });
  };

  return {
    document(request, page) {
      const { method, url = '', headers } = request;
      // A script that fetches a page shows it to nobody.
      const isShown = (headers['sec-fetch-dest'] ?? 'document') === 'document';
      // A browser that keeps the page before to itself still says that it was one of ours.
      const ours = headers['sec-fetch-site'] === 'same-origin' ? `http://${headers.host}/` : '';
      if (method === 'GET' && isShown) view(request, page, url.slice(page.length), headers.referer ?? ours);
    },
    view,
    begun: (request, page) => void count(request, page, { views: 0, isBegun: true }),
    led(request, destination) {
      if (isOn && mayBeCounted(request)) tally('assistant', destination ?? noAnswer);
    },
    store,
  };
}

/** A page is one page, by whatever address it is shown. */
function pageAt(address: string): string {
  return aliases[address] ?? address;
}

function mayBeCounted({ headers }: IncomingMessage): boolean {
  return reasonToLeaveOut(headers, programOf(headers['user-agent'] ?? '')) === null;
}
