import { showToast } from '#app/components/toast.ts';
import { readOpen } from '../addresses.ts';
import type { Deliveries, Detail, Page, StatusNow } from '../answers.ts';
import type { ReplyTemplate } from '../conversation/answers.ts';
import { latestPulse } from '../frame/live.tsx';
import { type Loaded, load } from '../frame/load.ts';
import type { Pulse } from '../pulse.ts';
import type { OwnViews } from '../views/answers.ts';
import { apiQuery, type InboxView, readView } from './inbox-view.ts';
import { loadLeft } from './on-screen.ts';

export type OpenSubmission = {
  table: string;
  id: string;
  detail: Loaded<Detail>;
  deliveries: Loaded<Deliveries>;
  draft: Loaded<{ text: string }>;
  templates: Loaded<ReplyTemplate[]>;
};

export type InboxData = {
  view: InboxView;
  /** Where the list came from: the same address again is the same list, up to date. */
  address: string;
  list: Loaded<Page>;
  /** How those stand that are on the screen and no longer in the list. */
  left: StatusNow[];
  open: OpenSubmission | null;
  own: Loaded<OwnViews>;
  known: Pulse | null;
};

/** The rows that an address shows, and the submission that lies open in it. */
export async function loadInbox({ url, signal }: Request): Promise<InboxData> {
  const known = latestPulse();
  const params = new URL(url).searchParams;
  const view = readView(params);
  const query = apiQuery(view).toString();
  const address = `${view.table}?${query}`;
  const id = readOpen(params);
  const [list, open, own] = await Promise.all([
    load('GET /submissions/:table', { names: { table: view.table }, query, signal }),
    id ? loadOpen(view.table, id, signal) : null,
    load('GET /views', { signal }),
  ]);
  if (list.error && !list.isSignedOut && !signal.aborted)
    showToast('error', `Failed to load submissions: ${list.error}`);
  const left = await loadLeft(address, list.value, () => view.table, signal);
  return { view, address, list, left, open, own, known };
}

export async function loadOpen(table: string, id: string, signal: AbortSignal): Promise<OpenSubmission> {
  const sent = { names: { table, id }, signal };
  const [detail, deliveries, draft, templates] = await Promise.all([
    load('GET /submissions/:table/:id', sent),
    load('GET /submissions/:table/:id/deliveries', sent),
    load('GET /submissions/:table/:id/draft', sent),
    load('GET /templates', { signal }),
  ]);
  return { table, id, detail, deliveries, draft, templates };
}

/** What of the news concerns the view: its table, and the submission that lies open. */
export function newsFor(pulse: Pulse, { view, open }: InboxData): unknown[] {
  const { tables, lastChange, lastGiven, lastNote, lastMessage } = pulse;
  return [tables[view.table], lastChange, lastGiven, open && [lastNote, lastMessage]];
}
