import { formForTable } from '#app/forms/definitions/registry.ts';
import { readSort } from '../sorts.ts';
import { choiceFields, offeredColumns } from '../views/own-fields.ts';

/** What the inbox shows lives in the address, so that a view can be kept, shared and gone back to. */
const names = [
  'q',
  'status',
  'from',
  'to',
  'source',
  'spam',
  'due',
  'owner',
  'sort',
  'columns',
  'cursor',
] as const;

/** What a list shows, of one form or of all. */
export type ListView = Record<(typeof names)[number], string>;

/** `own` is what was chosen in the form, by column. */
export type InboxView = ListView & { table: string; own: Record<string, string> };

const defaultTable = 'contact_submissions';

export function readView(params: URLSearchParams): InboxView {
  const asked = params.get('table') ?? '';
  const table = formForTable(asked) ? asked : defaultTable;
  const own = choiceFields(formForTable(table)).map(({ column }) => [column, params.get(column) ?? '']);
  return { ...readListView(params), table, own: Object.fromEntries(own) };
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
    columns: value('columns'),
    cursor: value('cursor'),
  };
}

export function writeView({ own, ...view }: Partial<InboxView>): URLSearchParams {
  return new URLSearchParams(Object.entries({ ...view, ...own }).filter(([, value]) => value !== ''));
}

/** The view as the API's query: a day is the staff member's own, from midnight to midnight. */
export function apiQuery({
  table: _,
  columns: __,
  from,
  to,
  sort,
  ...filter
}: ListView & Partial<InboxView>): URLSearchParams {
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

/** What a saved view holds: the columns, too, whatever is chosen later. */
export function savedQuery(view: InboxView, columns: string[]): string {
  const offers = offeredColumns(formForTable(view.table)).length > 0;
  return writeView({ ...view, cursor: '', columns: offers ? columns.join() || 'none' : '' }).toString();
}

const looks: readonly string[] = ['sort', 'columns', 'cursor'];

export function isFiltered({ own = {}, ...view }: ListView & Partial<InboxView>): boolean {
  const filters = names.filter((name) => !looks.includes(name)).map((name) => view[name]);
  return [...filters, ...Object.values(own)].some((value) => value !== '');
}

function midnight(day: string, daysLater: number): string {
  const date = new Date(`${day}T00:00`);
  if (Number.isNaN(date.getTime())) return '';
  date.setDate(date.getDate() + daysLater);
  return date.toISOString();
}
