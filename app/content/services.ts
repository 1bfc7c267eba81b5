import { content } from '#app/editable/content.ts';
import { bootcampPrice } from './bootcamp.ts';
import { rovDiscount } from './courses.ts';
import { hologramModels } from './holograms.ts';
import type { PictureName } from './pictures.ts';

type Service = { name: string; text: string; href?: string; picture?: PictureName };

export const servicesOpening = content('servicesOpening', {
  title: 'Nine services, one studio.',
  lead: 'We teach AI, put robots under water, advise companies, build software and sell holograms. The studio handles photos, video and design.',
});

/** The cards, in their order on the page. Those without an address are talked about first. */
export const services = content('services', {
  education: {
    name: 'AI Education and Training',
    text: `Courses for middle school, high school, college and adult learners. It starts with the AI Foundations Bootcamp: five days, ${bootcampPrice.amount} per student, no prior coding required.`,
    href: '/education?from=services',
    picture: 'scenes/rover',
  },
  robotics: {
    name: 'Robotics Solutions',
    text: 'Underwater vehicles and the software that helps them see and steer, built with our partner Porpoise Robotics.',
    href: '/porpoise-robotics',
    picture: 'scenes/lamps',
  },
  veterans: {
    name: 'Veterans Program',
    text: `One-week courses with certification and ${rovDiscount.share} ${rovDiscount.what}. For active duty, reserve, retired, spouses, and youth aged 10 and up.`,
    href: '/veterans-program?from=services',
    picture: 'scenes/wake',
  },
  physicalAi: {
    name: 'Physical AI',
    text: 'Models that leave the screen: perception and control for machines that move, swim and fly.',
  },
  consulting: {
    name: 'Strategic AI Consulting',
    text: "Where AI pays off in your business, where it doesn't, and what to try first.",
  },
  development: {
    name: 'Custom AI Development',
    text: 'Software built around your data and the people who use it, from first sketch to everyday use.',
  },
  enterprise: {
    name: 'Enterprise-Wide Solutions',
    text: 'One plan for tools, training and policy, so every department pulls in the same direction.',
  },
  reality: {
    name: 'AR/MR/XR',
    text: 'Augmented, mixed and extended reality for training rooms, showrooms and events.',
  },
  holograms: {
    name: 'Holograms',
    text: `Akron displays draw moving images in open air. Three models, from ${hologramModels[0].price}.`,
    href: '/akron-holograms',
    picture: 'holograms/akron-1',
  },
} satisfies Record<string, Service>);

export const studioOpening = content('studioOpening', {
  title: 'The studio',
  lead: 'Five crafts under one roof. Send a brief, or just an idea.',
});

/** Other pages and the assistant link to the ids. */
export const studio = content('studio', {
  visuals: {
    id: 'ai-visuals',
    name: 'AI Visuals',
    text: 'Still images made with generative tools and finished by hand, for covers, campaigns and walls.',
    href: '/ai-visuals',
    picture: 'visuals/mandelbulb',
  },
  video: {
    id: 'cinematic-video-packages',
    name: 'Generated Video',
    text: 'Cinematic video packages for commercials, openers and stories no camera could capture.',
    href: '/generated-video',
    picture: 'video-posters/ember-silk',
  },
  photography: {
    id: 'photography',
    name: 'Photography',
    text: "People, products, places and sports. Ask about a shoot and we'll reply within 24 hours.",
    href: '/photo-gallery',
    picture: 'sports/basketball-court',
  },
  aerial: {
    id: 'aerial-photography',
    name: 'Aerial',
    text: 'Cinematic aerials, on demand: up to 27 min of airtime and 4.3 mi of range.',
    href: '/aerial',
    picture: 'heroes/drone',
  },
  design: {
    id: 'graphic-design',
    name: 'Graphic Design',
    text: 'Identities, packaging, posters and magazines that belong together.',
    href: '/graphic-design',
    picture: 'design/editorial-slow-signal',
  },
} satisfies Record<string, Service & { id: string }>);
