import { content } from '#app/editable/content.ts';
import { bootcampPrice } from './bootcamp.ts';
import { courseTerms, rovDiscount } from './courses.ts';
import type { PictureName } from './pictures.ts';

export const hero = content('homeHero', {
  title: 'Fire carried into deep water.',
  lead: 'AI education, robotics and a creative studio in San Diego.',
});

type Phrase = { words: string; href: string; picture: PictureName };

/** The company in one sentence; every phrase with a picture leads to its page. */
export const sentence: readonly (string | Phrase)[] = content('homeSentence', [
  'We ',
  { words: 'teach teenagers AI', href: '/bootcamp', picture: 'windows/bootcamp' },
  ', ',
  { words: 'train veterans', href: '/veterans-program', picture: 'windows/veterans' },
  ' and their families, ',
  { words: 'send robots under water', href: '/porpoise-robotics', picture: 'windows/rov' },
  ', ',
  {
    words: 'make light stand in the air',
    href: '/akron-holograms',
    picture: 'windows/jellyfish',
  },
  ' and ',
  { words: 'film it from the sky', href: '/aerial', picture: 'windows/drone' },
  '.',
]);

export const bootcamp = content('homeBootcamp', {
  name: 'AI Foundations Bootcamp',
  title: 'Five mornings, from “What is AI?” to a project of their own.',
  facts: [
    { figure: bootcampPrice.amount, text: bootcampPrice.covers },
    { figure: '9:00 AM – 1:00 PM', text: 'daily, in San Diego' },
    { figure: 'No prior coding required', text: 'for high school students' },
  ],
});

export const holograms = content('homeHolograms', {
  title: 'A whale swims through the lobby. Nobody needs glasses.',
  text: 'Akron displays spin light into moving images that seem to float. Each one comes with its first images loaded.',
});

export const studio = content('homeStudio', {
  title: 'Made in the studio',
  text: 'Photography, aerial video, AI visuals, generated video and design, all under one roof.',
  works: {
    photography: {
      craft: 'Photography',
      href: '/photo-gallery',
      picture: 'sports/surfers-breaking-wave',
    },
    aerial: { craft: 'Aerial', href: '/aerial', picture: 'people/plaza-wave-paving' },
    visuals: { craft: 'AI Visuals', href: '/ai-visuals', picture: 'visuals/coral-relief' },
    video: { craft: 'Generated Video', href: '/generated-video', picture: 'video-posters/light-funnel' },
    design: { craft: 'Graphic Design', href: '/graphic-design', picture: 'design/packaging-kelpwright' },
  },
});

export const veterans = content('homeVeterans', {
  title: 'You served. This week is yours.',
  text: `AI Bootcamp, Robotics 101 and Robotics 102, ${courseTerms.length} each, with certification. For active duty, reserve, retired, spouses, and youth ages 10 and up, with ${rovDiscount.share} ${rovDiscount.what}.`,
  founder: 'Our founder is a 13-year military veteran.',
});
