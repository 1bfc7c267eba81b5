import type { PictureContent } from './picture-content.ts';

/**
 * The twelve pictures of the AI visuals page, in their order there: every three are two landscapes and a
 * square, the first a landscape, so that they fill their rows.
 */
export const visuals = {
  'visuals/liquid-chrome': {
    title: 'Liquid chrome',
    alt: 'A rounded liquid-metal form reflects blue, violet and amber against a sunset gradient.',
    caption: 'Metal that never settles.',
    focal: [0.5, 0.47],
  },
  'visuals/flooded-hall': {
    title: 'The flooded hall',
    alt: 'Endless stone columns and vaults stand in still water, fading into a warm glow at the far end.',
    caption: 'Columns without end, in water and fog.',
    focal: [0.5, 0.5],
  },
  'visuals/coral-relief': {
    title: 'Coral relief',
    alt: 'A maze of pale raised ridges over deep red hollows, lit from the side like carved coral.',
    caption: 'Reaction and diffusion, carved in light.',
    focal: [0.5, 0.5],
  },
  'visuals/ringed-planet': {
    title: 'Ringed giant',
    alt: 'A banded planet with wide rings hangs over the snowy hills of a moon under a starry sky.',
    caption: 'Moonrise, the other way around.',
    focal: [0.6, 0.32],
  },
  'visuals/ink-plume': {
    title: 'Ink in water',
    alt: 'Blue and crimson ink unfold and mix in clear water against a white ground.',
    caption: 'A simulated drop of ink, caught mid-fall.',
    focal: [0.5, 0.5],
  },
  'visuals/gold-lattice': {
    title: 'Gold lattice',
    alt: 'A lattice of polished gold with round openings floats above a dark floor against a teal wall.',
    caption: 'A diamond minimal surface cast in gold.',
    focal: [0.48, 0.48],
  },
  'visuals/silk-indigo': {
    title: 'Indigo silk',
    alt: 'Fine strands of blue and violet drift across white paper like ink brushed by wind.',
    caption: 'The same current, drawn on paper.',
    focal: [0.45, 0.45],
  },
  'visuals/mandelbulb': {
    title: 'Fractal organism',
    alt: 'A blue-gray fractal growth like coral, with glowing orange hollows between its branches.',
    caption: 'One formula, eight powers, endless detail.',
    focal: [0.5, 0.45],
  },
  'visuals/neural-tree': {
    title: 'Neural tree',
    alt: 'A glowing tree of violet and blue branches with golden tips stands over its own roots and reflection in the dark.',
    caption: 'Branching, all the way down.',
    focal: [0.52, 0.42],
  },
  'visuals/orbit-city': {
    title: 'Cities from orbit',
    alt: 'City lights and glowing roads trace a coastline on the night side of a planet seen from orbit.',
    caption: 'A coastline drawn by its own lights.',
    focal: [0.62, 0.5],
  },
  'visuals/pearl-gyroid': {
    title: 'Pearl gyroid',
    alt: 'A folded pearl-like sculpture with soft rainbow reflections floats on a warm gray ground.',
    caption: 'A minimal surface with a thin-film skin.',
    focal: [0.5, 0.5],
  },
  'visuals/silk-ember': {
    title: 'Ember silk',
    alt: 'Flowing silk-like strands in gold, orange, magenta and violet fold across a black ground.',
    caption: 'Thousands of threads following one invisible current.',
    focal: [0.5, 0.5],
  },
} satisfies Record<`visuals/${string}`, PictureContent>;
