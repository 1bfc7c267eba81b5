import type { ComponentType } from 'react';
import { isStored } from '#app/islands/is-stored.ts';
import type { IslandName, PlainIslandName, Wake } from '#app/islands/names.ts';
import { islands } from './map.ts';
import { plainIslands } from './plain-map.ts';
import { whenPainted } from './when-painted.ts';

/** How far below the screen an island starts to wake, so that it is live when it is reached. */
const margin = '400px';

export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const plain = isPlain(element.dataset.island);
    // In development React Router hydrates the whole page, islands of React included.
    if (import.meta.env.DEV && !plain) continue;
    const wakeOnce = once(() => (plain ? wakePlain(element) : wake(element)));
    for (const touch of ['focusin', 'pointerdown']) element.addEventListener(touch, wakeOnce);
    const { urgent, wake: usual } = element.dataset;
    const when = urgent && isStored(urgent) ? 'load' : (usual as Wake);
    wakeWhen[when](element, wakeOnce);
  }
}

const wakeWhen: Record<Wake, (element: HTMLElement, wakeOnce: () => void) => void> = {
  near: whenNear,
  load: (_, wakeOnce) => whenPainted(wakeOnce),
  now: (_, wakeOnce) => wakeOnce(),
};

function isPlain(name: string | undefined): name is PlainIslandName {
  return name !== undefined && name in plainIslands;
}

async function wakePlain(element: HTMLElement): Promise<void> {
  const enliven = await plainIslands[element.dataset.island as PlainIslandName]();
  enliven(element);
  element.dataset.awake = '';
}

async function wake(element: HTMLElement): Promise<void> {
  const name = element.dataset.island as IslandName;
  const [{ hydrate }, Component] = await Promise.all([import('./hydrate.ts'), islands[name]()]);
  hydrate(element, Component as ComponentType<object>, JSON.parse(element.dataset.props ?? '{}'));
}

function whenNear(element: HTMLElement, wakeOnce: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      whenPainted(wakeOnce);
    },
    { rootMargin: margin },
  );
  observer.observe(element);
}

/** Until it has worked: without its code an island stays the plain page it is, and the next touch tries again. */
function once(action: () => Promise<void>): () => void {
  let attempt: Promise<void> | undefined;
  return () =>
    (attempt ??= action().catch(() => {
      attempt = undefined;
    }));
}
