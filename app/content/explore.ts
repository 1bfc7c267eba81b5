import { content } from '#app/editable/content.ts';
import { hologramModels } from './holograms.ts';
import type { PictureName } from './pictures.ts';

type Tile = { name: string; text: string; href: string; picture: PictureName; setsFlag?: string };

export const exploreOpening = content('exploreOpening', {
  title: 'Eleven doors.',
  lead: 'Every page we have, all in one place.',
});

export const tiles = content('tiles', {
  home: {
    name: 'Home',
    text: 'Start here.',
    href: '/',
    picture: 'scenes/flame',
  },
  about: {
    name: 'About',
    text: 'Who we are, and why.',
    href: '/about',
    picture: 'scenes/beach-screen',
  },
  services: {
    name: 'Services',
    text: 'Nine services, one studio.',
    href: '/services',
    picture: 'video-posters/folded-form',
  },
  robotics: {
    name: 'Porpoise Robotics',
    text: 'Our robotics partner, and what we build together.',
    href: '/porpoise-robotics',
    picture: 'scenes/floats',
  },
  contact: {
    name: 'Contact',
    text: 'Write to us. A person answers.',
    href: '/contact',
    picture: 'scenes/coffee-cup',
  },
  bootcamp: {
    name: 'AI Summer Bootcamp',
    text: 'Five days for high school students.',
    href: '/bootcamp',
    picture: 'scenes/laptop',
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
    picture: 'video-posters/jellyfish-close',
  },
  education: {
    name: 'Education',
    text: 'Three courses, one week each.',
    href: '/education?from=explore',
    picture: 'scenes/workshop-table',
    setsFlag: '/explore',
  },
  partners: {
    name: 'Partner With Us',
    text: 'Over 200 partnerships so far.',
    href: '/partner-with-us',
    picture: 'video-posters/tide-field',
  },
  veterans: {
    name: 'Veterans',
    text: 'Courses for those who serve, and their families.',
    href: '/veterans-program?from=explore',
    picture: 'video-posters/red-horizon',
  },
} satisfies Record<string, Tile>);
