import { useLayoutEffect, useRef } from 'react';
import type { ShortcutKey } from './shortcuts.ts';

export type Actions = Partial<Record<ShortcutKey, () => void>>;

/** What acts in a submission that lies over the list, too. */
const inSubmission: readonly string[] = ['j', 'k', 'n', 'i', 'd', 's', 't', 'z'];

/** Single keys act unless someone is typing or a dialog lies over the page. */
export function useShortcuts(actions: Actions): void {
  const current = useRef(actions);
  current.current = actions;
  // With the first paint: whoever sees the rows may press a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const over = document.querySelector('dialog:modal');
      if (over && !(over.matches('.sheet-side') && inSubmission.includes(event.key))) return;
      const act = current.current[event.key as ShortcutKey];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches('textarea, select, input:not([type=checkbox])');
}

/** The row that has the focus; the focus itself is the cursor of the keyboard. */
export function focusedRow(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? null;
}

export function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.dataset.row === focusedRow());
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + step))];
  next?.querySelector<HTMLElement>('.row-open')?.focus();
}

export function focusRowNamed(name: string): void {
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(name)}"] .row-open`)?.focus();
}

export function focusFirstRow(): void {
  document.querySelector<HTMLElement>('[data-row] .row-open')?.focus();
}

export function openTab(step: 1 | -1): void {
  const tabs = [...document.querySelectorAll<HTMLElement>('[data-tab]')];
  const at = tabs.findIndex((tab) => tab.getAttribute('aria-current') === 'page');
  tabs[(at + step + tabs.length) % tabs.length]?.click();
}
