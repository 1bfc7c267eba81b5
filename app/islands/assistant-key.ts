/** `/` or Ctrl/⌘-K calls the assistant on any page; its code comes with the first call. */
export function listenForAssistant(): void {
  addEventListener('keydown', async (event) => {
    const chord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const slash =
      event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
    if (!chord && !slash) return;
    event.preventDefault();
    const own = document.querySelector<HTMLInputElement>('#assistant-q');
    if (own) return own.focus();
    const { openPalette } = await import('#app/assistant/palette.tsx');
    openPalette();
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
