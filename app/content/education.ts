import { courseTerms, studentDiscountRule } from './courses.ts';

export const educationPage = {
  eyebrow: 'Education',
  title: ['Three courses. ', 'One week each. ', 'Something you built at the end.'],
  lead: 'We teach AI and robotics the way they are learned: with your hands on a machine and a teacher beside you. No lecture hall, no jargon, a certificate to show for it.',
  toCourses: 'See the courses',
  toForm: 'Apply',
  enroll: {
    heading: 'Who Can Enroll',
    intro: 'If you are curious, you are ready.',
    groups: [
      { name: 'Middle school', why: 'For the one who takes everything apart.' },
      { name: 'High school', why: 'For a head start on college, or on a project of your own.' },
      { name: 'College', why: 'For hands-on work beside the theory.' },
      { name: 'Adult learners', why: 'For a new trade, or to keep up with your own.' },
    ],
  },
  courses: {
    heading: 'The courses',
    intro: 'Take one, or all three.',
  },
  discount: {
    heading: 'Student discount',
    share: '30%',
    terms: courseTerms.studentDiscount,
    rule: studentDiscountRule,
  },
  form: {
    heading: 'Apply',
    intro: ['Tell us who you are and which course you have in mind. We write back about dates and places.'],
  },
} as const;
