import type { PageFacts } from '../page-facts.ts';

/** The pages of the studio, for `pages.ts`. */
export const studioPages = {
  'photo-gallery': {
    path: '/photo-gallery',
    name: 'Photo Gallery',
    headline: 'Photo gallery',
    picture: 'people/ridge-photographer',
    title: 'Photo gallery | Prometheon creative studio',
    description:
      'Twenty-six pictures of people, products, places and sports, and a quick form to book a shoot of your own.',
  },
  photography: {
    path: '/photography',
    name: 'Photography',
    headline: 'Photography',
    picture: 'product/lens',
    title: 'Photography in San Diego | Prometheon',
    description:
      'Lifestyle, extreme sports, product, underwater, events, corporate, headshots and real estate. We reply within 24 hours.',
  },
  aerial: {
    path: '/aerial',
    name: 'Aerial',
    headline: 'Cinematic Aerials, On Demand.',
    picture: 'heroes/drone',
    title: 'Aerial drone film and photography | Prometheon',
    description:
      'Cinematic aerials, on demand: up to 27 minutes of airtime, 4.3 miles of range, and footage ready to edit.',
  },
  'generated-video': {
    path: '/generated-video',
    name: 'Generated Video',
    headline: 'Generated video',
    picture: 'video-posters/ember-silk',
    title: 'Generated video | Prometheon creative studio',
    description:
      'Films made with generative tools and finished by hand. Nine open films show what is possible; tell us about yours.',
  },
  'ai-visuals': {
    path: '/ai-visuals',
    name: 'AI Visuals',
    headline: 'AI visuals',
    picture: 'visuals/neural-tree',
    title: 'AI visuals | Prometheon creative studio',
    description:
      'Still images made with generative tools and finished by hand. See twelve examples and tell us about yours.',
  },
  'graphic-design': {
    path: '/graphic-design',
    name: 'Graphic Design',
    headline: 'Graphic design',
    picture: 'design/posters-night-ferry',
    title: 'Graphic design | Prometheon creative studio',
    description:
      'Logos, packaging, posters and editorial design. See four examples and tell us about your project.',
  },
} as const satisfies Record<string, PageFacts>;
