import { content } from '#app/editable/content.ts';
import type { design } from '../pictures/design.ts';

type Example = { name: keyof typeof design; kind: string; text: string };

export const graphicDesign = content('graphicDesign', {
  heading: 'Graphic Design',
  lead: 'Logos, packaging, posters and pages that say one thing clearly and look good doing it.',
  examples: {
    heading: 'Four examples',
    note: 'Made to show how we work. The brands are made up.',
    list: [
      {
        name: 'design/posters-night-ferry',
        kind: 'Posters',
        text: 'Three colors, one circle, readable from across the street.',
      },
      {
        name: 'design/packaging-kelpwright',
        kind: 'Packaging',
        text: 'A family on the shelf: a pattern for each flavor, one voice for all of them.',
      },
      {
        name: 'design/identity-marrowlight',
        kind: 'Identity',
        text: 'A logo, a paper and a foil that belong together, from business card to envelope.',
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
    text: 'Our partner Porpoise Robotics builds robots that work below the surface. See how they present themselves.',
    button: 'Visit Porpoise Robotics',
  },
  brief: {
    heading: 'What should it look like?',
    text: "A logo, a label, a whole identity: tell us what it's for and who will see it.",
  },
} as const);
