import { content } from '#app/editable/content.ts';
import { demo } from '../demo.ts';
import type { PictureName } from '../pictures.ts';

export type Film = {
  /** On the video site. */
  id: string;
  /** What the player is called for screen readers. */
  title: string;
  poster: PictureName;
  /** Shown with the film, as its licence asks. */
  credit: { work: string; by: 'Blender Foundation' | 'Blender Studio'; licence: 'CC BY' };
};

const foundation = { by: 'Blender Foundation', licence: 'CC BY' } as const;
const studio = { by: 'Blender Studio', licence: 'CC BY' } as const;

export const qrTrailer: Film = content('qrTrailer', {
  id: demo('film, QR trailer (with its credit)', 'UXqq0ZvbOnk'),
  title: 'Trailer',
  poster: 'video-posters/qr-trailer',
  credit: { work: 'Charge', ...studio },
});

export const aerialFilm: Film = content('aerialFilm', {
  id: demo('film, aerial featured work (with its credit)', 'WhWc3b3KhnY'),
  title: 'Featured aerial film',
  poster: 'video-posters/aerial-film',
  credit: { work: 'Spring', ...studio },
});

export const hologramFilms = content('hologramFilms', {
  akron1: {
    id: demo('film, Akron 1 (with its credit)', 'Y-rmzh0PI3c'),
    title: 'Akron 1 Holographic Display',
    poster: 'holograms/akron-1',
    credit: { work: 'Cosmos Laundromat', ...foundation },
  },
  akron2: {
    id: demo('film, Akron 2 (with its credit)', 'R6MlUcmOul8'),
    title: 'Akron 2 Holographic Display',
    poster: 'holograms/akron-2',
    credit: { work: 'Tears of Steel', ...foundation },
  },
  akron3: {
    id: demo('film, Akron 3 (with its credit)', 'eRsGyueVLvQ'),
    title: 'Akron 3 Holographic Display',
    poster: 'holograms/akron-3',
    credit: { work: 'Sintel', ...foundation },
  },
} satisfies Record<string, Film>);

/** A film of the generated video page, with the line its program prints. */
export type ProgramFilm = Film & { line: string };

/** Nine, in the order of the program. */
export const program: readonly ProgramFilm[] = content('program', [
  {
    id: demo('film, generated video 1 (with its credit)', 'aqz-KE-bpKQ'),
    title: 'Big Buck Bunny',
    line: 'A gentle giant of a rabbit, three bullies and a plan.',
    poster: 'video-posters/first-light-peaks',
    credit: { work: 'Big Buck Bunny', ...foundation },
  },
  {
    id: demo('film, generated video 2 (with its credit)', 'TLkA0RELQ1g'),
    title: 'Elephants Dream',
    line: 'Two men walk through one machine and see two worlds.',
    poster: 'video-posters/folded-form',
    credit: { work: 'Elephants Dream', ...foundation },
  },
  {
    id: demo('film, generated video 3 (with its credit)', 'mN0zPOpADL4'),
    title: 'Agent 327',
    line: 'A secret agent walks into a barbershop.',
    poster: 'video-posters/light-funnel',
    credit: { work: 'Agent 327', ...studio },
  },
  {
    id: demo('film, generated video 4 (with its credit)', 'Z4C82eyhwgU'),
    title: 'Caminandes 2',
    line: 'A llama, a fence, and the greener side of it.',
    poster: 'video-posters/red-horizon',
    credit: { work: 'Caminandes 2', ...foundation },
  },
  {
    id: demo('film, generated video 5 (with its credit)', 'SkVqJ1SGeL0'),
    title: 'Caminandes 3',
    line: 'The llama again, a penguin, and not enough berries.',
    poster: 'video-posters/moonlit-sea',
    credit: { work: 'Caminandes 3', ...foundation },
  },
  {
    id: demo('film, generated video 6 (with its credit)', 'PVGeM40dABA'),
    title: 'Coffee Run',
    line: 'A morning cup, and a sprint through old memories.',
    poster: 'video-posters/ember-silk',
    credit: { work: 'Coffee Run', ...studio },
  },
  {
    id: demo('film, generated video 7 (with its credit)', '_cMxraX_5RE'),
    title: 'Sprite Fright',
    line: 'A school trip, a forest, and sprites with a grudge.',
    poster: 'video-posters/jellyfish-close',
    credit: { work: 'Sprite Fright', ...studio },
  },
  {
    id: demo('film, generated video 8 (with its credit)', 'u9lj-c29dxI'),
    title: 'Wing It!',
    line: 'A cat, a dog and a rocket built from what was there.',
    poster: 'video-posters/ember-galaxy',
    credit: { work: 'Wing It!', ...studio },
  },
  {
    id: demo('film, generated video 9 (with its credit)', 'pKmSdY56VtY'),
    title: 'HERO',
    line: 'Drawn line by line, moving through real depth.',
    poster: 'video-posters/tide-field',
    credit: { work: 'HERO', ...studio },
  },
]);
