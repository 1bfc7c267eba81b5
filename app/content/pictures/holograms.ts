import type { PictureContent } from './picture-content.ts';

/** The three models, shown until their film is started. */
export const holograms = {
  'holograms/akron-1': {
    title: 'Akron I',
    alt: 'A glowing blue jellyfish with an ember-colored core turns in the disc of a small hologram fan that stands on a dark stone counter.',
    caption: 'One fan for a counter or a shelf.',
    focal: [0.46, 0.42],
  },
  'holograms/akron-2': {
    title: 'Akron II',
    alt: 'A cut-away jet engine drawn in cyan and orange light floats in a large hologram fan on a floor stand.',
    caption: 'One larger fan for a lobby or a stage.',
    focal: [0.46, 0.39],
  },
  'holograms/akron-3': {
    title: 'Akron III',
    alt: 'A wireframe whale of cyan light swims across three hologram fans mounted side by side.',
    caption: 'Three fans joined into one wide image.',
    focal: [0.5, 0.4],
  },
} satisfies Record<`holograms/${string}`, PictureContent>;
