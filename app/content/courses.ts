import { content } from '#app/editable/content.ts';
import { partner } from './company.ts';
import type { PictureName } from './pictures.ts';

export type Course = {
  id: string;
  name: string;
  summary: string;
  topics: readonly string[];
  picture: PictureName;
  /** An address of ours, or one of the partner's, which opens in a new tab. */
  link: { label: string; href: string };
};

/** What holds for each of the three courses. */
export const courseTerms = content('courseTerms', {
  length: '1 week',
  certification: 'Certification',
  studentDiscount: '30% off with valid school ID (students only)',
  studentDiscountRule:
    'Only currently enrolled students with a non-expired school ID qualify for the discount.',
});

export const rovDiscount = content('rovDiscount', { share: '20% off', what: 'robotics ROV vehicles' });

/** The courses that education teaches and the veterans program includes. */
export const courses: readonly Course[] = content('courses', [
  {
    id: 'ai-bootcamp',
    name: 'AI Bootcamp',
    summary:
      'Five days that take you from “what is AI?” to presenting a project of your own. For high school students, no prior coding required.',
    topics: ['Machine learning and neural networks', 'Real-world projects in a team', 'Ethical AI'],
    picture: 'scenes/branches',
    link: { label: 'See the five days', href: '/bootcamp?from=education' },
  },
  {
    id: 'robotics-101',
    name: 'Robotics 101',
    summary: `Your first robot, from loose parts to first moves. Taught with our partner, ${partner.name}.`,
    topics: ['How a robot goes together', 'Motors, sensors and power', 'First programs that make it move'],
    picture: 'product/thruster',
    link: { label: 'Robotics 101 course page', href: partner.courses },
  },
  {
    id: 'robotics-102',
    name: 'Robotics 102',
    summary: `The next step after Robotics 101: a robot that senses, decides and goes to work. Taught with our partner, ${partner.name}.`,
    topics: [
      'Reading what the sensors say',
      'Steering by sensor and camera',
      'A mission you plan and drive yourself',
    ],
    picture: 'scenes/beam',
    link: { label: 'Robotics 102 course page', href: partner.courses },
  },
]);
