import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { company } from '#app/content/company.ts';
import { AssistantView } from './assistant-view.tsx';

/** The assistant on any page: a dialog that is made when it is first called. */
export function openPalette(): void {
  const dialog = document.querySelector<HTMLDialogElement>('#assistant-palette') ?? makeDialog();
  dialog.showModal();
  dialog.querySelector('input')?.focus();
}

function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.id = 'assistant-palette';
  dialog.className = 'assistant-palette on-ink';
  dialog.setAttribute('aria-label', 'Ask the assistant');
  // A click on the backdrop lands on the dialog itself; its content is a box inside.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  const box = document.createElement('div');
  dialog.append(box);
  const root = createRoot(box);
  flushSync(() => root.render(<AssistantView id="palette" brand={company.brand} />));
  return dialog;
}
