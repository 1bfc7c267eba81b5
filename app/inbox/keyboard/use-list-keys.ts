import type { Status } from '../statuses.ts';
import { type Actions, focusedRow, focusRow, useShortcuts } from './use-shortcuts.ts';

type Keys = {
  open: string | null;
  ways: { previous: (() => void) | null; next: (() => void) | null };
  /** Marks the row of that name, or whatever is selected. */
  mark: (status: Status, row: string | null) => void;
  takeBack: () => Promise<void>;
  showHelp: () => void;
  /** What one of the lists has beyond that. */
  more?: Actions;
};

/** The keys of a list. While a submission is open they go from one to the next, and mark it. */
export function useListKeys({ open, ways, mark, takeBack, showHelp, more }: Keys): void {
  const markHere = (status: Status) => mark(status, focusedRow() ?? open);
  useShortcuts({
    j: () => (open === null ? focusRow(1) : ways.next?.()),
    k: () => (open === null ? focusRow(-1) : ways.previous?.()),
    n: () => markHere('new'),
    i: () => markHere('in progress'),
    d: () => markHere('done'),
    s: () => markHere('spam'),
    z: () => void takeBack(),
    '/': () => document.querySelector<HTMLElement>('[data-search]')?.focus(),
    '?': showHelp,
    ...more,
  });
}
