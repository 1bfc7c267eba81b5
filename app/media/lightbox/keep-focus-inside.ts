import type { KeyboardEvent } from 'react';

/** A modal dialog keeps the page out of reach, but Tab would go on to the browser's own buttons. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const [from, to] = event.shiftKey ? [buttons[0], buttons.at(-1)] : [buttons.at(-1), buttons[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
