import type { PictureContent } from './picture-content.ts';

/**
 * Pictures for a page that leads to another, so that it does not show what the other opens with. Most are
 * close views, cut from larger pictures.
 */
export const scenes = {
  'scenes/flame': {
    title: 'The flame, close',
    alt: 'A flame made of fine strands of light inside a thin cyan ring.',
    caption: 'A flame and a ring of current.',
    focal: [0.47, 0.42],
  },
  'scenes/workshop': {
    title: 'Two long tables',
    alt: 'Two long tables seen from above, with people around laptops, drawings and small drones in slanting sunlight.',
    caption: 'Laptops, drawings and small drones.',
    focal: [0.5, 0.6],
  },
  'scenes/workshop-table': {
    title: 'One long table',
    alt: 'Seven people around one long table seen from above, with a small white drone in the middle.',
    caption: 'One table and one small drone.',
    focal: [0.5, 0.45],
  },
  'scenes/rover': {
    title: 'Laptop and rover',
    alt: 'An amber laptop screen with code and a chart beside a small blue robot rover on a wooden desk.',
    caption: 'A laptop and a small rover.',
    focal: [0.45, 0.45],
  },
  'scenes/robot-arm': {
    title: 'Laptop and robot arm',
    alt: 'A blue laptop screen with code and a chart beside a small white robot arm on a wooden desk.',
    caption: 'A laptop and a small robot arm.',
    focal: [0.5, 0.4],
  },
  'scenes/laptop': {
    title: 'Code and a chart',
    alt: 'An amber laptop screen with code and a chart, and a sheet of notes beside it.',
    caption: 'Code, a chart and notes.',
    focal: [0.45, 0.55],
  },
  'scenes/branches': {
    title: 'Branches of light',
    alt: 'The crown of a glowing tree with fine violet branches against deep blue.',
    caption: 'Branches of light.',
    focal: [0.5, 0.5],
  },
  'scenes/lamps': {
    title: 'Four lamps',
    alt: 'Four bright lamps of a yellow underwater robot above a round glass dome and a propeller.',
    caption: 'Lamps, dome and propeller.',
    focal: [0.5, 0.4],
  },
  'scenes/floats': {
    title: 'On the tether',
    alt: 'The yellow floats and bright lamps of an underwater robot, on a tether that rises into rays of light.',
    caption: 'Floats, lamps and a tether.',
    focal: [0.5, 0.6],
  },
  'scenes/gripper': {
    title: 'Gripper over sand',
    alt: 'The metal gripper of an underwater robot, open above pale sand beside a red coral.',
    caption: 'A gripper over pale sand.',
    focal: [0.5, 0.5],
  },
  'scenes/beam': {
    title: 'A beam of light',
    alt: 'Two lamps on the corner of an underwater robot throw a beam through hazy blue water.',
    caption: 'A beam through hazy water.',
    focal: [0.4, 0.4],
  },
  'scenes/wake': {
    title: 'The wake, close',
    alt: 'A foaming wake runs across dark water toward a low golden sun.',
    caption: 'A wake and a low sun.',
    focal: [0.6, 0.4],
  },
  'scenes/beach-screen': {
    title: 'Screen on the sand',
    alt: 'People in low chairs watch a kelp forest on an outdoor screen between palms at dusk.',
    caption: 'A screen between palms at dusk.',
    focal: [0.5, 0.45],
  },
  'scenes/coffee-cup': {
    title: 'Coffee',
    alt: 'A steaming cup of coffee on a wooden table in front of soft lights.',
    caption: 'A cup of coffee.',
    focal: [0.45, 0.5],
  },
} satisfies Record<`scenes/${string}`, PictureContent>;
