/** The orders of the inbox, as its address and the API name them. */
export const sorts = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  due: 'Due first',
  name: 'Name, A to Z',
  '-name': 'Name, Z to A',
  email: 'Email, A to Z',
  '-email': 'Email, Z to A',
  status: 'Status, new first',
  '-status': 'Status, done first',
} as const;

export type Sort = keyof typeof sorts;

/** The orders that all forms have in common. */
export const sortsOfAll = ['newest', 'oldest', 'due'] as const satisfies readonly Sort[];

export type SortOfAll = (typeof sortsOfAll)[number];

/** The columns that can be sorted by: the order of the first click, and of the next. */
export const sortedColumns = {
  Date: ['newest', 'oldest'],
  Name: ['name', '-name'],
  Email: ['email', '-email'],
  Status: ['status', '-status'],
} as const satisfies Record<string, readonly [Sort, Sort]>;

export type SortedColumn = keyof typeof sortedColumns;

export function readSort(text: string): Sort {
  return Object.hasOwn(sorts, text) ? (text as Sort) : 'newest';
}

export function nextSort(column: SortedColumn, current: Sort): Sort {
  const [first, second] = sortedColumns[column];
  return current === first ? second : first;
}

/** As a table's head says it. Newest first is dates going down. */
export function ariaSort(column: SortedColumn, current: Sort): 'ascending' | 'descending' | undefined {
  const [first, second] = sortedColumns[column];
  if (current !== first && current !== second) return undefined;
  const rises = column === 'Date' ? current === second : current === first;
  return rises ? 'ascending' : 'descending';
}
