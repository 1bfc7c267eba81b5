import { content } from '#app/editable/content.ts';
import { bootcampPrice } from './bootcamp.ts';
import { courseTerms, rovDiscount } from './courses.ts';
import type { PictureName } from './pictures.ts';

type Card = { name: string; text: string; href: `${string}?src=qr`; picture: PictureName };

export const qrPage = content('qrPage', {
  title: 'Initiatives & Opportunities',
  lead: "You scanned the code. Here's where it leads.",
  /** Stored with every request from this page. */
  source: 'QR Initiatives & Opportunities',
  menuTitle: 'Pick a program',
  formTitle: 'Information request',
  formLead: 'Ask about any program. We read every request.',
});

export const qrCards: readonly Card[] = content('qrCards', [
  {
    name: 'AI Bootcamp',
    text: `For high school students. ${bootcampPrice.amount} ${bootcampPrice.covers}.`,
    href: '/bootcamp?src=qr',
    picture: 'scenes/rover',
  },
  {
    name: 'Education',
    text: `AI Bootcamp, Robotics 101 and Robotics 102, ${courseTerms.length} each, with certification.`,
    href: '/education?src=qr',
    picture: 'scenes/workshop-table',
  },
  {
    name: 'Partnerships',
    text: 'What we do with Porpoise Robotics.',
    href: '/partnership?src=qr',
    picture: 'scenes/lamps',
  },
  {
    name: 'Veteran Program',
    text: `For those who serve, and their families. ${rovDiscount.share} ${rovDiscount.what}.`,
    href: '/veterans-program?src=qr',
    picture: 'video-posters/red-horizon',
  },
]);
