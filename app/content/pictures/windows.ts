import type { PictureContent } from './picture-content.ts';

/** Strips for the home page's sentence, cut from larger pictures so that no pixel is sent to be hidden. */
export const windows = {
  'windows/bootcamp': {
    title: 'Desks, a strip',
    alt: 'A laptop with a chart and a small robot rover on a wooden desk.',
    caption: 'Bootcamp desks.',
    focal: [0.5, 0.5],
  },
  'windows/veterans': {
    title: 'Dawn, a strip',
    alt: 'A low sun over a calm sea.',
    caption: 'Dawn over the wake.',
    focal: [0.5, 0.5],
  },
  'windows/rov': {
    title: 'ROV, a strip',
    alt: 'The lit lamps of an underwater robot.',
    caption: 'Lamps of an underwater robot.',
    focal: [0.5, 0.5],
  },
  'windows/jellyfish': {
    title: 'Hologram, a strip',
    alt: 'A dome of cyan lines around a pale core.',
    caption: 'A hologram, close.',
    focal: [0.5, 0.5],
  },
  'windows/drone': {
    title: 'Drone, a strip',
    alt: 'A quadcopter against a sunlit sea.',
    caption: 'A drone at golden hour.',
    focal: [0.5, 0.5],
  },
} as const satisfies Record<string, PictureContent>;
