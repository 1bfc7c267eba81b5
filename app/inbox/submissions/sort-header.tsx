import { ariaSort, nextSort, type Sort, type SortedColumn } from '../sorts.ts';

type Props = { column: SortedColumn; sort: Sort; onSort: (sort: Sort) => void };

/** A column's head that sorts by it; pressed again, the other way round. */
export function SortHeader({ column, sort, onSort }: Props) {
  return (
    <th scope="col" className={`cell-${column.toLowerCase()}`} aria-sort={ariaSort(column, sort)}>
      <button type="button" className="sort" onClick={() => onSort(nextSort(column, sort))}>
        {column}
      </button>
    </th>
  );
}
