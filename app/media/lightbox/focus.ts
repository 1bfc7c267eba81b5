import type { KeyboardEvent } from 'react';
import { thumbnailOf } from './thumbnails.ts';

/** A closing dialog gives the focus back to where it was. After a deep link, that is nowhere yet. */
export function focusThumbnail(id: string): void {
  if (document.activeElement !== document.body) return;
  thumbnailOf(id)?.focus({ preventScroll: true });
}

/** A modal dialog keeps the page out of reach, but Tab would go on to the browser's own buttons. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
