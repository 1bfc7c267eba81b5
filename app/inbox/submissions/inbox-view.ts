import { forms } from '#app/forms/definitions/registry.ts';
import { readSort } from '../sorts.ts';

/** What the inbox shows lives in the address, so that a view can be kept, shared and gone back to. */
export type InboxView = {
  table: string;
  q: string;
  status: string;
  from: string;
  to: string;
  source: string;
  spam: string;
  sort: string;
};

const names = ['q', 'status', 'from', 'to', 'source', 'spam', 'sort'] as const;
const defaultTable = 'contact_submissions';

export function readView(params: URLSearchParams): InboxView {
  const table = params.get('table') ?? '';
  const filters = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']));
  return {
    ...(filters as Omit<InboxView, 'table'>),
    table: forms.some((form) => form.table === table) ? table : defaultTable,
  };
}

export function writeView(view: Partial<InboxView>): URLSearchParams {
  return new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));
}

/** The view as the API's query: a day is the staff member's own, from midnight to midnight. */
export function apiQuery({ table: _, from, to, sort, ...filter }: InboxView): URLSearchParams {
  return writeView({
    ...filter,
    from: from && midnight(from, 0),
    to: to && midnight(to, 1),
    sort: readSort(sort) === 'newest' ? '' : sort,
  });
}

export function isFiltered(view: InboxView): boolean {
  return names.some((name) => name !== 'sort' && view[name] !== '');
}

function midnight(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return '';
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
