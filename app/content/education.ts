import { content } from '#app/editable/content.ts';
import { courseTerms } from './courses.ts';

export const educationPage = content('educationPage', {
  eyebrow: 'Education',
  title: ['Three courses. ', 'One week each. ', 'Something you built at the end.'],
  lead: 'You learn AI and robotics by doing: your hands on a machine, a teacher next to you. No lecture hall, no jargon, and a certificate at the end.',
  toCourses: 'See the courses',
  toForm: 'Apply',
  enroll: {
    heading: 'Who Can Enroll',
    intro: 'If you are curious, you are ready.',
    groups: [
      { name: 'Middle school', why: 'For the kid who takes everything apart.' },
      { name: 'High school', why: 'For a head start on college, or on a project of your own.' },
      { name: 'College', why: 'For hands-on work to go with the theory.' },
      { name: 'Adult learners', why: 'For a new career, or to keep up in the one you have.' },
    ],
  },
  courses: {
    heading: 'The courses',
    intro: 'Take one, or as many as fit.',
  },
  discount: {
    heading: 'Student discount',
    share: '30%',
    terms: courseTerms.studentDiscount,
    rule: courseTerms.studentDiscountRule,
  },
  form: {
    heading: 'Apply',
    intro: [
      "Tell us who you are and which course you're interested in. We'll write back with dates and locations.",
    ],
  },
});
