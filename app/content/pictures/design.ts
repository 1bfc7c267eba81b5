import type { PictureContent } from './picture-content.ts';

/** The four examples on the graphic design page, in their order there. */
export const design = {
  'design/packaging-kelpwright': {
    title: 'Kelpwright tins',
    alt: 'Three cylindrical tins of seaweed crackers in dark teal, orange and cream with wave, sun and kelp patterns.',
    caption: 'Packaging for a made-up brand.',
    focal: [0.45, 0.5],
  },
  'design/posters-night-ferry': {
    title: 'Night Ferry posters',
    alt: 'Three tall posters for a film season on the water hang on a dark wall, one teal, one orange and one cream.',
    caption: 'Poster series for a made-up event.',
    focal: [0.5, 0.48],
  },
  'design/identity-marrowlight': {
    title: 'Marrowlight identity',
    alt: 'Letterhead, business cards, a notebook and an envelope in cream, deep teal and copper foil lie at an angle on a dark surface.',
    caption: 'Brand identity for a made-up studio.',
    focal: [0.45, 0.5],
  },
  'design/editorial-slow-signal': {
    title: 'Slow Signal magazine',
    alt: 'A magazine cover with a sunlit sea lies over an open spread headed What the water keeps.',
    caption: 'Editorial design for a made-up magazine.',
    focal: [0.45, 0.5],
  },
} satisfies Record<`design/${string}`, PictureContent>;
