import { useEffect, useState } from 'react';
import type { Submission } from '../answers.ts';
import { readSort } from '../sorts.ts';
import { type InboxData, tellOnScreen } from './load-inbox.ts';
import { mergeRows } from './merge-rows.ts';

/** The rows on the screen: loaded anew they are brought up to date where they stand, another view replaces them. */
export function useShownRows(data: InboxData): Submission[] {
  const [shown, setShown] = useState({ data, rows: data.list.value?.rows ?? [] });
  if (shown.data !== data) setShown({ data, rows: rowsAfter(shown, data) });
  const { address } = shown.data;
  useEffect(() => {
    tellOnScreen(
      address,
      shown.rows.map(({ id }) => id),
    );
    return () => tellOnScreen('', []);
  }, [address, shown.rows]);
  return shown.rows;
}

function rowsAfter(shown: { data: InboxData; rows: Submission[] }, { address, view, list, left }: InboxData) {
  if (!list.value) return [];
  if (shown.data.address !== address || !shown.data.list.value) return list.value.rows;
  return mergeRows(shown.rows, list.value.rows, left, readSort(view.sort));
}
