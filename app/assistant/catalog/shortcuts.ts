import { list } from './list.ts';
import type { Shortcut } from './types.ts';

export const droneTerms = list(`
  drone, uav, aerial, quadcopter, fpv, fly over, from above, from air, from sky, in the sky, sky view, bird eye,
  bird view, overhead, it/you fly`);

const whereWeAre = list(`
  address, direction, office location, where are you, where you at/located,
  where located/office/based/company/prometheon`);

export const addressTerms = [
  ...whereWeAre,
  ...list(`
    office, headquarter, based, come see you, location, located, san diego, map, parking, park, visit, come by,
    come in, stop by, walk in, what/which city, find you, get to you, get there, zip code, neighborhood, street,
    showroom`),
];

/** In the order in which they are tried. Whoever wants a person wants one whatever the topic is. */
export const shortcuts: Shortcut[] = [
  {
    page: 'contact',
    url: '/contact',
    terms: list(`
      refund, money back, cancel, complaint, complain, unsubscribe, privacy, delete my data, resume, hiring, vacancy,
      internship, job opening/application, apply job, summer job, work for/at you, looking for work/job`),
  },
  { page: 'creative_studio', url: '/services#aerial-photography', terms: droneTerms },
  {
    page: 'creative_studio',
    url: '/services#creative-studio',
    terms: list(`
      photo, video, design, logo, ad, brand, flyer, graphic, animation, illustration, business card, creative`),
  },
  { page: 'contact', url: '/contact#office-address', terms: whereWeAre },
  {
    page: 'partner_with_us',
    url: '/partner-with-us',
    terms: list('partner + business, partner + company, partner + government'),
  },
];
