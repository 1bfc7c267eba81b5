type Enliven = (element: HTMLElement) => void;

/** What can wake without React: a few lines over the markup as it stands. */
export const plainIslands = {
  video: () => import('#app/media/play-video.ts').then((code) => code.makePlayable),
  hologram: () => import('#app/media/hologram/turn.ts').then((code) => code.turnHologram),
} satisfies Record<string, () => Promise<Enliven>>;

export type PlainIslandName = keyof typeof plainIslands;
