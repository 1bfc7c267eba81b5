import type { design } from './pictures/design.ts';

type Example = { name: keyof typeof design; kind: string; text: string };

export const graphicDesign = {
  heading: 'Graphic Design',
  lead: 'Marks, packs, posters and pages that say one thing clearly and look good doing it.',
  examples: {
    heading: 'Four examples',
    note: 'Made to show how we work; the brands are invented.',
    list: [
      {
        name: 'design/posters-night-ferry',
        kind: 'Posters',
        text: 'Three colors, one circle, legible from across the street.',
      },
      {
        name: 'design/packaging-kelpwright',
        kind: 'Packaging',
        text: 'A family on the shelf: one pattern for each flavor, one voice for all.',
      },
      {
        name: 'design/identity-marrowlight',
        kind: 'Identity',
        text: 'A mark, a paper and a foil that hold together from card to envelope.',
      },
      {
        name: 'design/editorial-slow-signal',
        kind: 'Editorial',
        text: 'A magazine with room to breathe, from cover to last spread.',
      },
    ] satisfies Example[],
  },
  partner: {
    heading: 'Design that goes under water',
    text: 'Our partner Porpoise Robotics builds robots that work below the surface. See how they show themselves to the world.',
    button: 'Visit Porpoise Robotics',
  },
  brief: {
    heading: 'What should it look like?',
    text: 'A logo, a label, a whole identity: tell us what it is for and who will see it.',
  },
} as const;
