import { useState } from 'react';
import { focusedRow } from '../keyboard/use-shortcuts.ts';

/** The rows of a list that something is to be done with, by their names in it. */
export function useSelection<Row>(rows: Row[], nameOf: (row: Row) => string) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const select = (names: string[], on: boolean) =>
    setSelected((now) => new Set(on ? [...now, ...names] : [...now].filter((name) => !names.includes(name))));
  const chosen = rows.filter((row) => selected.has(nameOf(row)));
  return {
    selected,
    select,
    chosen,
    clear: () => setSelected(new Set()),
    /** The row that has the focus, as a key does it. */
    toggleFocused: () => {
      const name = focusedRow();
      if (name) select([name], !selected.has(name));
    },
    /** What a key acts on: what is selected, else the one row of that name. */
    orRow: (name: string | null) => (chosen.length > 0 ? chosen : rows.filter((row) => nameOf(row) === name)),
  };
}
