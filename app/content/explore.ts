import { hologramModels } from './holograms.ts';
import type { PictureName } from './pictures.ts';

type Tile = { name: string; text: string; href: string; picture?: PictureName; setsFlag?: string };

export const exploreOpening = {
  title: 'Eleven doors.',
  lead: 'Every page we have, all in one place.',
};

export const tiles = {
  home: {
    name: 'Home',
    text: 'Start here.',
    href: '/',
    picture: 'heroes/home',
  },
  about: { name: 'About', text: 'Who we are, and why.', href: '/about' },
  services: { name: 'Services', text: 'Nine services, one studio.', href: '/services' },
  robotics: {
    name: 'Porpoise Robotics',
    text: 'Our robotics partner, and what we build together.',
    href: '/porpoise-robotics',
    picture: 'heroes/rov',
  },
  contact: { name: 'Contact', text: 'Write to us. A person answers.', href: '/contact' },
  bootcamp: {
    name: 'AI Summer Bootcamp',
    text: 'Five days for high school students.',
    href: '/bootcamp',
    picture: 'heroes/bootcamp',
  },
  studio: {
    name: 'Creative Studio',
    text: 'Photography, drones, video and design.',
    href: '/services#creative-studio',
    picture: 'people/auditorium-ember-disc',
  },
  holograms: {
    name: 'Akron Holograms',
    text: `Three displays, from ${hologramModels[0].price}.`,
    href: '/akron-holograms',
    picture: 'holograms/akron-2',
  },
  education: {
    name: 'Education',
    text: 'Three courses, one week each.',
    href: '/education?from=explore',
    setsFlag: '/explore',
  },
  partners: {
    name: 'Partner With Us',
    text: 'Over 200 partnerships so far.',
    href: '/partner-with-us',
    picture: 'heroes/partnership',
  },
  veterans: {
    name: 'Veterans',
    text: 'Courses for those who serve, and their families.',
    href: '/veterans-program?from=explore',
    picture: 'heroes/veterans',
  },
} as const satisfies Record<string, Tile>;
