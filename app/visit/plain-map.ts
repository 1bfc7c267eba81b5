import type { PlainIslandName } from '#app/islands/names.ts';

type Enliven = (element: HTMLElement) => void;

/** What can wake without React: a few lines over the markup as it stands. */
export const plainIslands: Record<PlainIslandName, () => Promise<Enliven>> = {
  video: () => import('#app/media/play-video.ts').then((code) => code.makePlayable),
  hologram: () => import('#app/media/hologram/turn.ts').then((code) => code.turnHologram),
};
