import { slashOff } from '#app/assistant/view/slash-off.ts';
import { isStored } from '#app/islands/is-stored.ts';

/** Where the assistant stands for good. */
const atHome = '/#assistant-q';

/** `/` or Ctrl/⌘-K calls the assistant on any page; its code comes with the first call. */
export function listenForAssistant(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isChord = ctrlKey || metaKey;
    const calls = isChord
      ? key.toLowerCase() === 'k'
      : key === '/' && !altKey && !isTyping(target) && !isStored(slashOff);
    if (!calls) return;
    event.preventDefault();
    const own = document.querySelector<HTMLInputElement>('#assistant-q');
    if (own) own.focus();
    else
      import('#app/assistant/view/palette.tsx').then(
        ({ openPalette }) => openPalette(),
        () => location.assign(atHome),
      );
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
