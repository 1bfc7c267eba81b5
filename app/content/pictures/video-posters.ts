import type { PictureContent } from './picture-content.ts';

/** Shown until a film is started: the trailer, the aerial film, nine generated videos. */
export const videoPosters = {
  'video-posters/qr-trailer': {
    title: 'QR trailer',
    alt: 'A code of glowing orange squares hangs over dark water and breaks into sparks on its left side.',
    caption: 'A code of light over dark water; a picture only, not for scanning.',
    focal: [0.58, 0.4],
  },
  'video-posters/aerial-film': {
    title: 'Coast from above',
    alt: 'Surf seen straight from above rolls from deep teal water onto a sand beach with dune grass.',
    caption: 'The shoreline from straight above.',
    focal: [0.55, 0.5],
  },
  'video-posters/ember-silk': {
    title: 'Ember silk',
    alt: 'Thousands of fine orange and cyan lines swirl into each other on black.',
    caption: 'Two currents of thread, one warm and one cool.',
    focal: [0.5, 0.5],
  },
  'video-posters/folded-form': {
    title: 'Folded form',
    alt: 'A smooth folded sculpture in copper and teal with soft studio reflections.',
    caption: 'Copper and teal, folded without a seam.',
    focal: [0.48, 0.5],
  },
  'video-posters/moonlit-sea': {
    title: 'Moonlit sea',
    alt: 'Moonlight lies on a calm dark green sea under thin clouds.',
    caption: 'A calm night, far from any harbor.',
    focal: [0.75, 0.6],
  },
  'video-posters/red-horizon': {
    title: 'Red horizon',
    alt: 'A low sun turns the whole sky and a dark sea deep orange.',
    caption: 'The minute before the sun is gone.',
    focal: [0.42, 0.5],
  },
  'video-posters/first-light-peaks': {
    title: 'First light, peaks',
    alt: 'Dark teal mountain ridges stand above a valley filled with cloud while a pale sun lights an orange sky.',
    caption: 'Ridges waking above the cloud.',
    focal: [0.4, 0.5],
  },
  'video-posters/ember-galaxy': {
    title: 'Ember galaxy',
    alt: 'A spiral of orange and blue points turns around a bright center among stars.',
    caption: 'A spiral of sparks around one bright center.',
    focal: [0.56, 0.5],
  },
  'video-posters/tide-field': {
    title: 'Tide field',
    alt: 'A landscape of waves made of cyan dots with orange crests under a faint red glow.',
    caption: 'Waves drawn dot by dot.',
    focal: [0.55, 0.6],
  },
  'video-posters/light-funnel': {
    title: 'Light funnel',
    alt: 'Curved orange and cyan lines race into a bright ring in the middle of the dark.',
    caption: 'Everything rushes toward the ring.',
    focal: [0.5, 0.5],
  },
  'video-posters/jellyfish-close': {
    title: 'Jellyfish, close',
    alt: 'A close view of a hologram jellyfish drawn in cyan lines with a pale ember core.',
    caption: 'A hologram jellyfish, close up.',
    focal: [0.48, 0.45],
  },
} satisfies Record<`video-posters/${string}`, PictureContent>;
