import { type ReactNode, useEffect, useId, useState } from 'react';
import { Choice, Field } from '../filters/filter-fields.tsx';
import { readSort, type Sort, sorts } from '../sorts.ts';
import type { ListView } from './inbox-view.ts';

type Props = {
  view: ListView;
  orders?: readonly Sort[];
  onChange: (change: Partial<ListView>) => void;
  /** Filters that this list alone has. */
  own?: ReactNode;
  children: ReactNode;
};

const everyOrder = Object.keys(sorts).map(readSort);

/** Search, filters and order; what can be done with the result comes as children. */
export function Toolbar({ view, orders = everyOrder, onChange, own, children }: Props) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(matchMedia('(width >= 48rem)').matches), []);
  const filters = useId();
  return (
    <search className="toolbar no-print">
      <Field label="Search" type="search" value={view.q} onChange={(q) => onChange({ q })} />
      <button
        type="button"
        className="button button-quiet filters-button"
        aria-expanded={open}
        aria-controls={filters}
        onClick={() => setOpen(!open)}
      >
        Filters
      </button>
      <div className="toolbar-actions">{children}</div>
      <div className="filters" id={filters}>
        <Choice label="Status" value={view.status} onChange={(status) => onChange({ status })}>
          <option value="">Any</option>
          <option value="new">New</option>
          <option value="in progress">In progress</option>
          <option value="done">Done</option>
        </Choice>
        <Choice label="Spam" value={view.spam} onChange={(spam) => onChange({ spam })}>
          <option value="">Hidden</option>
          <option value="true">Shown</option>
          <option value="only">Only spam</option>
        </Choice>
        <Choice label="Due" value={view.due} onChange={(due) => onChange({ due })}>
          <option value="">Any time</option>
          <option value="late">Late</option>
          <option value="today">Today or late</option>
        </Choice>
        <Choice label="Whose" value={view.owner} onChange={(owner) => onChange({ owner })}>
          <option value="">Anyone’s</option>
          <option value="mine">Mine</option>
          <option value="nobody">Nobody’s</option>
        </Choice>
        <Field label="From" type="date" value={view.from} onChange={(from) => onChange({ from })} />
        <Field label="To" type="date" value={view.to} onChange={(to) => onChange({ to })} />
        <Field label="Source" type="text" value={view.source} onChange={(source) => onChange({ source })} />
        {own}
        <Choice
          label="Order"
          value={readSort(view.sort)}
          onChange={(sort) => onChange({ sort: sort === 'newest' ? '' : sort })}
        >
          {orders.map((sort) => (
            <option key={sort} value={sort}>
              {sorts[sort]}
            </option>
          ))}
        </Choice>
      </div>
    </search>
  );
}
