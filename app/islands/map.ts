import type { ComponentType } from 'react';
import type { IslandName, PlainIslandName } from './names.ts';

/** What can wake, and where its code lies. */
export const islands: Record<IslandName, () => Promise<ComponentType<never>>> = {
  form: () => import('#app/forms/form-view.tsx').then(({ FormView }) => FormView),
};

export const plainIslands: Record<PlainIslandName, () => Promise<(element: HTMLElement) => void>> = {
  video: () => import('#app/media/play-video.ts').then(({ makePlayable }) => makePlayable),
  hologram: () => import('#app/media/hologram/turn.ts').then(({ turnHologram }) => turnHologram),
};
