import { showToast } from '#app/components/toast.ts';
import { readNamed, readOpen } from '../addresses.ts';
import type { StatusNow } from '../answers.ts';
import { apiAddress } from '../api.ts';
import { call } from '../frame/call.ts';
import { latestPulse } from '../frame/live.tsx';
import { type Loaded, load, loadAs } from '../frame/load.ts';
import type { Pulse } from '../pulse.ts';
import { apiQuery, type ListView, readListView } from '../submissions/inbox-view.ts';
import { loadOpen, type OpenSubmission } from '../submissions/load-inbox.ts';
import { loadLeft } from '../submissions/on-screen.ts';
import type { OwnViews } from '../views/answers.ts';
import type { AllPage } from './answers.ts';
import { tellSearchProgress } from './search-progress.ts';

const rowsPerPage = 50;

export type AllData = {
  view: ListView;
  /** Where the list came from: the same address again is the same list, up to date. */
  address: string;
  list: Loaded<AllPage>;
  left: StatusNow[];
  open: OpenSubmission | null;
  own: Loaded<OwnViews>;
  known: Pulse | null;
};

/** The rows of all forms that an address shows, and the submission that lies open in it. */
export async function loadAll({ url, signal }: Request): Promise<AllData> {
  const known = latestPulse();
  const params = new URL(url).searchParams;
  const view = readListView(params);
  const query = apiQuery(view);
  const address = apiAddress('/submissions', {}, query.toString());
  const opened = readNamed(readOpen(params) ?? '');
  const [list, open, own] = await Promise.all([
    loadAs(address, () => askForPage(query, signal)),
    opened ? loadOpen(opened.table, opened.id, signal) : null,
    load('GET /views', { signal }),
  ]);
  if (list.error && !list.isSignedOut && !signal.aborted)
    showToast('error', `Failed to load submissions: ${list.error}`);
  const left = await loadLeft(address, list.value, ({ table }) => String(table), signal);
  return { view, address, list, left, open, own, known };
}

/** A search is answered piece by piece, so that it ends when nobody waits for it any more. */
async function askForPage(query: URLSearchParams, signal: AbortSignal): Promise<AllPage> {
  const rows: AllPage['rows'] = [];
  const asked = new URLSearchParams(query);
  try {
    for (;;) {
      asked.set('limit', String(rowsPerPage - rows.length));
      const page = await call('GET /submissions', { query: asked.toString(), signal });
      rows.push(...page.rows);
      const { nextCursor, lookedTo } = page;
      if (!nextCursor || !lookedTo || rows.length >= rowsPerPage) return { ...page, rows };
      tellSearchProgress({ lookedTo, found: rows.length });
      asked.set('cursor', nextCursor);
    }
  } finally {
    if (!signal.aborted) tellSearchProgress(null);
  }
}
