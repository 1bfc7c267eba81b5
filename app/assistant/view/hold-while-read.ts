import type { Guide } from './guide.ts';

type Ways = Pick<Guide, 'hold' | 'release' | 'leave'>;

/** Nothing leaves while a visitor reads, touches or tabs through an answer; its links lead on at once. */
export function holdWhileRead(element: HTMLElement, { hold, release, leave }: Ways): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  // Moved, not entered: an answer may appear under a pointer that lies there by chance.
  element.addEventListener('pointermove', () => hold('pointer'), { signal });
  element.addEventListener('pointerdown', () => hold('pointer'), { signal });
  element.addEventListener(
    'pointerleave',
    // A finger that is lifted has left too, and its owner has only begun to read.
    ({ pointerType }) => pointerType !== 'touch' && release('pointer'),
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => !(target instanceof Node && element.contains(target)) && release('pointer'),
    { signal },
  );
  element.addEventListener('focusin', () => hold('focus'), { signal });
  element.addEventListener('focusout', () => release('focus'), { signal });
  element.addEventListener('click', (event) => follow(event, leave), { signal });
  return () => controller.abort();
}

function follow(event: MouseEvent, leave: Ways['leave']): void {
  const link = linkFollowed(event);
  if (!link) return;
  event.preventDefault();
  leave(link.href);
}

/** The link with which a click leaves this page, if it does. */
export function linkFollowed(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (defaultPrevented || ctrlKey || metaKey || shiftKey || altKey) return null;
  return target instanceof Element ? target.closest('a') : null;
}
