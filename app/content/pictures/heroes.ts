import type { PictureContent } from './picture-content.ts';

/** Openings of pages; each is also cut tall for phones. */
export const heroes = {
  'heroes/home': {
    title: 'Fire carried into deep water',
    alt: 'A flame made of fine strands of light burns under dark water with a thin cyan ring of current around it.',
    caption: 'Fire carried into deep water.',
    focal: [0.72, 0.52],
  },
  'heroes/rov': {
    title: 'ROV above the seabed',
    alt: 'A yellow underwater robot with four lit lamps hovers over pale sand in blue-green water with rays of light from above.',
    caption: 'An ROV over open sand.',
    focal: [0.5, 0.55],
  },
  'heroes/drone': {
    title: 'Drone at golden hour',
    alt: 'A quadcopter with a gimbal camera flies above a cliff coast while the low sun lays a golden path on the sea.',
    caption: 'Over the coast at golden hour.',
    focal: [0.42, 0.55],
  },
  'heroes/drone-blue-hour': {
    title: 'Drone over a city coast at blue hour',
    alt: 'A quadcopter flies above a bay at dusk with the lights of a city along the shore.',
    caption: 'Blue hour above the bay.',
    focal: [0.7, 0.45],
  },
  'heroes/bootcamp': {
    title: 'Bootcamp desks',
    alt: 'Wooden desks seen from above in a dark room, each with a glowing laptop and a small robot rover or robot arm.',
    caption: 'Desks, laptops and small robots.',
    focal: [0.62, 0.4],
  },
  'heroes/veterans': {
    title: 'Dawn over the wake',
    alt: 'The white wake of a ship runs back across a calm dark sea toward a low sun at dawn.',
    caption: 'First light over the wake.',
    focal: [0.68, 0.45],
  },
  'heroes/partnership': {
    title: 'Two arms of light',
    alt: 'A strand of orange light from the left and a strand of cyan light from the right wind around each other in the dark.',
    caption: 'Two currents, one direction.',
    focal: [0.6, 0.5],
  },
} satisfies Record<`heroes/${string}`, PictureContent>;
