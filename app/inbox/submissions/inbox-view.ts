import { forms } from '#app/forms/definitions/registry.ts';
import { readSort } from '../sorts.ts';

/** What the inbox shows lives in the address, so that a view can be kept, shared and gone back to. */
const names = ['q', 'status', 'from', 'to', 'source', 'spam', 'due', 'owner', 'sort', 'cursor'] as const;

/** What a list shows, of one form or of all. */
export type ListView = Record<(typeof names)[number], string>;

export type InboxView = ListView & { table: string };

const defaultTable = 'contact_submissions';

export function readView(params: URLSearchParams): InboxView {
  const table = params.get('table') ?? '';
  return {
    ...readListView(params),
    table: forms.some((form) => form.table === table) ? table : defaultTable,
  };
}

export function readListView(params: URLSearchParams): ListView {
  const value = (name: (typeof names)[number]) => params.get(name) ?? '';
  return {
    q: value('q'),
    status: value('status'),
    from: value('from'),
    to: value('to'),
    source: value('source'),
    spam: value('spam'),
    due: value('due'),
    owner: value('owner'),
    sort: value('sort'),
    cursor: value('cursor'),
  };
}

export function writeView(view: Partial<InboxView>): URLSearchParams {
  return new URLSearchParams(Object.entries(view).filter(([, value]) => value !== ''));
}

/** The view as the API's query: a day is the staff member's own, from midnight to midnight. */
export function apiQuery({
  table: _,
  from,
  to,
  sort,
  ...filter
}: ListView & { table?: string }): URLSearchParams {
  return writeView({
    ...filter,
    from: from && midnight(from, 0),
    to: to && midnight(to, 1),
    sort: readSort(sort) === 'newest' ? '' : sort,
  });
}

/** What an export takes: all pages of what the filter shows, in its own order. */
export function exportQuery(view: InboxView): string {
  return apiQuery({ ...view, cursor: '', sort: '' }).toString();
}

export function isFiltered(view: ListView): boolean {
  return names.some((name) => name !== 'sort' && name !== 'cursor' && view[name] !== '');
}

function midnight(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return '';
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
