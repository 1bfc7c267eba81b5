import { content } from '#app/editable/content.ts';
import { bootcampPrice } from './bootcamp.ts';
import { hologramModels } from './holograms.ts';
import type { PageFacts } from './page-facts.ts';
import { studioPages } from './studio/pages.ts';

/** Every page: its address, and how it is found and shared. The route `routes/<name>.tsx` shows it. */
export const pages = content('pages', {
  home: {
    path: '/',
    name: 'Home',
    headline: 'Fire carried into deep water',
    picture: 'heroes/home',
    title: 'Prometheon: AI classes, robots, holograms, studio',
    description:
      'AI bootcamps for high school students, a program for veterans, underwater robotics, hologram displays and a San Diego studio for film and photography.',
  },
  services: {
    path: '/services',
    name: 'Services',
    headline: 'Services and creative studio',
    picture: 'heroes/partnership',
    title: 'Services and creative studio | Prometheon',
    description:
      'AI training, robotics, consulting, custom AI, AR and holograms, and a studio for photography, aerial film, generated video, AI visuals and design.',
  },
  about: {
    path: '/about',
    name: 'About',
    headline: 'Who we are and why',
    picture: 'environmental/ocean-dusk',
    title: 'About Prometheon: who we are and why',
    description:
      'A veteran-founded San Diego company for AI education, robotics and creative work: our mission, technology, team, values and where to find us.',
  },
  contact: {
    path: '/contact',
    name: 'Contact',
    headline: 'Write to us. A person answers.',
    picture: 'environmental/fog-sea-sunrise',
    title: 'Contact Prometheon in San Diego',
    description:
      'Write to us about classes, robots, holograms or a shoot. Office in San Diego, Monday to Friday, 8 AM to 5 PM.',
  },
  explore: {
    path: '/explore',
    name: 'Explore',
    headline: 'Every page on one page',
    picture: 'visuals/orbit-city',
    title: 'Explore every page | Prometheon',
    description:
      'All of Prometheon on one page: classes, veterans program, robotics, holograms, studio and contact.',
  },
  bootcamp: {
    path: '/bootcamp',
    name: 'AI Bootcamp',
    headline: 'AI Foundations Bootcamp',
    picture: 'heroes/bootcamp',
    title: 'AI Foundations Bootcamp for high schoolers',
    description: `Five days of AI in San Diego, 9:00 AM to 1:00 PM, ${bootcampPrice.amount} ${bootcampPrice.covers}. For high school students, no prior coding required.`,
  },
  ...studioPages,
  partnership: {
    path: '/porpoise-robotics',
    name: 'Porpoise Robotics',
    headline: 'With Porpoise Robotics, under water',
    picture: 'heroes/rov',
    title: 'Porpoise Robotics partnership | Prometheon',
    description:
      'How Prometheon and Porpoise Robotics bring AI to underwater robots, in classrooms and in the water.',
  },
  holograms: {
    path: '/akron-holograms',
    name: 'Akron Holograms',
    headline: `Akron hologram displays, from ${hologramModels[0].price}`,
    picture: 'holograms/akron-3',
    title: 'Akron hologram displays: models and prices',
    description: `Three hologram fan displays from ${hologramModels[0].price}: Akron I, Akron II and Akron III, with pre-loaded 1080p images and add-ons.`,
  },
  veterans: {
    path: '/veterans-program',
    name: 'Veterans Program',
    headline: 'Veterans Program',
    picture: 'heroes/veterans',
    title: 'Veterans Program: AI and robotics training',
    description:
      'For active duty, reserve, retired, spouses and youth aged 10 and up: one-week courses with certification and 20% off ROV vehicles.',
  },
  education: {
    path: '/education',
    name: 'Education',
    headline: 'AI and robotics courses, one week each',
    picture: 'scenes/workshop-table',
    title: 'AI and robotics courses | Prometheon Education',
    description:
      'AI Bootcamp, Robotics 101 and Robotics 102: one week each, with certification, 30% off with a valid school ID.',
  },
  'partner-with-us': {
    path: '/partner-with-us',
    name: 'Partner With Us',
    headline: 'Partner with us',
    picture: 'heroes/partnership',
    title: 'Partner with Prometheon',
    description:
      'Join over 200 partnerships: referral commissions, a digital badge, events and onboarding, and two advisory roles.',
  },
  qr: {
    path: '/qr',
    name: 'Programs',
    headline: 'Programs and opportunities',
    picture: 'video-posters/qr-trailer',
    title: 'Programs and opportunities | Prometheon',
    description: 'AI Bootcamp, Education, partnerships and the Veteran Program in one place.',
    hidden: true,
  },
  'not-found': {
    path: '/404',
    name: 'Page not found',
    headline: 'Page not found',
    picture: 'heroes/home',
    title: 'Page not found | Prometheon',
    description: 'There is no page at this address.',
    hidden: true,
  },
} satisfies Record<string, PageFacts>);

export type PageName = keyof typeof pages;
export type PagePath = (typeof pages)[PageName]['path'];
