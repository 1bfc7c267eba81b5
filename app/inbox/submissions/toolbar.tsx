import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { readSort, type Sort, sorts } from '../sorts.ts';
import type { ListView } from './inbox-view.ts';

const typingPause = 250;

type Props = {
  view: ListView;
  orders?: readonly Sort[];
  onChange: (change: Partial<ListView>) => void;
  children: ReactNode;
};

const everyOrder = Object.keys(sorts).map(readSort);

/** Search, filters and order; what can be done with the result comes as children. */
export function Toolbar({ view, orders = everyOrder, onChange, children }: Props) {
  // On a phone the filters would fill the first screen.
  const [open, setOpen] = useState(true);
  useEffect(() => setOpen(matchMedia('(width >= 48rem)').matches), []);
  return (
    <search className="toolbar no-print">
      <Field label="Search" type="search" value={view.q} onChange={(q) => onChange({ q })} />
      <div className="toolbar-actions">{children}</div>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>Filters</summary>
        <div className="filters">
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
      </details>
    </search>
  );
}

type FieldProps = { label: string; type: string; value: string; onChange: (value: string) => void };

/** Tells what was typed once the typing pauses. */
function Field({ label, type, value, onChange }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [given, setGiven] = useState(value);
  if (given !== value) {
    setGiven(value);
    setTyped(value);
  }
  const tell = useRef(onChange);
  tell.current = onChange;
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => tell.current(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={typed}
        className="field-input"
        data-search={type === 'search' || undefined}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

type ChoiceProps = Omit<FieldProps, 'type'> & { children: ReactNode };

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        className="field-input"
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}
