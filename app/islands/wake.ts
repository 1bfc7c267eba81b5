import type { ComponentType } from 'react';
import { islands } from './map.ts';
import type { IslandName, Wake } from './names.ts';
import { type PlainIslandName, plainIslands } from './plain-map.ts';
import { whenPainted } from './when-painted.ts';

/** How far below the screen an island starts to wake, so that it is live when it is reached. */
const margin = '400px';

export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const plain = isPlain(element.dataset.island);
    // In development React Router hydrates the whole page, islands of React included.
    if (import.meta.env.DEV && !plain) continue;
    const wakeOnce = once(() => (plain ? wakePlain(element) : wake(element)));
    element.addEventListener('focusin', wakeOnce, { once: true });
    element.addEventListener('pointerdown', wakeOnce, { once: true });
    const when = isUrgent(element) ? 'load' : (element.dataset.wake as Wake);
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

function isUrgent({ dataset: { urgent } }: HTMLElement): boolean {
  try {
    return urgent !== undefined && localStorage.getItem(urgent) !== null;
  } catch {
    return false;
  }
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

function once(action: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    action();
  };
}
