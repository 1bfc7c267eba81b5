import { useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '#app/components/toast.ts';
import type { Page, Status, StatusChange, Submission } from '../answers.ts';
import { get, post } from '../frame/call.ts';
import { readSort } from '../sorts.ts';
import { mergeRows } from './merge-rows.ts';

export type Loaded = Page & { error: string | null; loading: boolean };
export type Undo = { sentence: string; changes: StatusChange[] };

const empty: Page = { rows: [], nextCursor: null, total: null };

/** One page of submissions: loading it, bringing it up to date, changing its statuses. */
export function useSubmissions(table: string, query: string, news: string) {
  const [loaded, setLoaded] = useState<Loaded>({ ...empty, error: null, loading: true });
  const [undo, setUndo] = useState<Undo | null>(null);
  const path = `/api/admin/submissions/${table}`;
  const address = `${path}?${query}`;
  const shownAddress = useRef('');

  const load = useCallback(
    (signal: AbortSignal) =>
      get<Page>(address, signal).then(
        (page) => {
          shownAddress.current = address;
          setLoaded({ ...page, error: null, loading: false });
        },
        (error: Error) => {
          if (signal.aborted) return;
          const sentence = `Failed to load submissions: ${error.message || 'Unknown error'}`;
          showToast('error', sentence);
          setLoaded({ ...empty, error: sentence, loading: false });
        },
      ),
    [address],
  );

  useEffect(() => {
    const abort = new AbortController();
    setLoaded({ ...empty, error: null, loading: true });
    void load(abort.signal);
    return () => abort.abort();
  }, [load]);

  useEffect(() => {
    if (!news || shownAddress.current !== address) return;
    const abort = new AbortController();
    const sort = readSort(new URLSearchParams(query).get('sort') ?? '');
    get<Page>(address, abort.signal).then(
      (page) =>
        setLoaded((shown) => ({ ...shown, total: page.total, rows: mergeRows(shown.rows, page.rows, sort) })),
      // The next news tries again; what is on the screen stays.
      () => undefined,
    );
    return () => abort.abort();
  }, [news, address, query]);

  const change = useCallback(
    async (changes: StatusChange[], sentence: string | null) => {
      try {
        const { before } = await post<{ before: StatusChange[] }>(`${path}/status`, { changes });
        setLoaded((shown) => ({ ...shown, rows: withStatuses(shown.rows, changes) }));
        setUndo(sentence ? { sentence, changes: before } : null);
      } catch (error) {
        showToast('error', `The status could not be changed: ${(error as Error).message || 'Unknown error'}`);
      }
    },
    [path],
  );

  const mark = useCallback(
    (ids: string[], status: Status) =>
      change(
        ids.map((id) => ({ id, status })),
        `${ids.length === 1 ? 'One submission' : `${ids.length} submissions`} marked ${status}.`,
      ),
    [change],
  );

  return { loaded, mark, undo, takeBack: () => undo && change(undo.changes, null) };
}

function withStatuses(rows: Submission[], changes: StatusChange[]): Submission[] {
  const statuses = new Map(changes.map(({ id, status }) => [id, status]));
  return rows.map((row) => ({ ...row, status: statuses.get(row.id) ?? row.status }));
}
