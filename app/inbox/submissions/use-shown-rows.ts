import { useEffect, useState } from 'react';
import type { StatusNow, Submission } from '../answers.ts';
import type { Loaded } from '../frame/load.ts';
import { readSort } from '../sorts.ts';
import { mergeRows } from './merge-rows.ts';
import { tellOnScreen } from './on-screen.ts';

type ListData<Row> = {
  view: { sort: string };
  address: string;
  list: Loaded<{ rows: Row[] }>;
  left: StatusNow[];
};

/** The rows on the screen: loaded anew they are brought up to date where they stand, another view replaces them. */
export function useShownRows<Row extends Submission>(data: ListData<Row>): Row[] {
  const [shown, setShown] = useState({ data, rows: data.list.value?.rows ?? [] });
  if (shown.data !== data) setShown({ data, rows: rowsAfter(shown, data) });
  const { address } = shown.data;
  useEffect(() => {
    tellOnScreen(address, shown.rows);
    return () => tellOnScreen('', []);
  }, [address, shown.rows]);
  return shown.rows;
}

function rowsAfter<Row extends Submission>(
  shown: { data: ListData<Row>; rows: Row[] },
  { address, view, list, left }: ListData<Row>,
): Row[] {
  if (!list.value) return [];
  if (shown.data.address !== address || !shown.data.list.value) return list.value.rows;
  return mergeRows(shown.rows, list.value.rows, left, readSort(view.sort));
}
