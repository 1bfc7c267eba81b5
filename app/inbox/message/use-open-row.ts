import { useEffect, useRef } from 'react';
import { focusedRow, focusRowNamed } from '../keyboard/use-shortcuts.ts';

type Open = { names: string[]; open: string | null; openRow: (name: string | null) => void };

/** The ways from an open submission: to those before and after it in the list, and back to the list. */
export function useOpenRow({ names, open, openRow }: Open) {
  const at = open === null ? -1 : names.indexOf(open);
  const way = (step: 1 | -1) => {
    const name = at < 0 ? undefined : names[at + step];
    return name === undefined ? null : () => openRow(name);
  };
  const closed = useRef<string | null>(null);
  useEffect(() => {
    if (open === null && closed.current) focusRowNamed(closed.current);
    closed.current = null;
    // Opened beside the list while another lay there: whoever opened it goes there, as with the first.
    if (open !== null && focusedRow() !== null)
      document.querySelector<HTMLElement>('.sheet-side button')?.focus();
  }, [open]);
  return {
    previous: way(-1),
    next: way(1),
    /** Reading goes on in the list where it stopped. */
    close: () => {
      closed.current = open;
      openRow(null);
    },
  };
}
