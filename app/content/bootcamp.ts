import { content } from '#app/editable/content.ts';
import { company } from './company.ts';
import { courseTerms } from './courses.ts';
import { demo } from './demo.ts';

export const bootcampVenue = content('bootcampVenue', {
  name: demo('bootcamp venue: name', 'Harbor Light Learning Center'),
  street: demo('bootcamp venue: street', '1210 Harbor Light Way'),
  city: `${company.address.city}, ${company.address.region} ${demo('bootcamp venue: postal code', '92101')}`,
});

export const bootcampPrice = content('bootcampPrice', {
  amount: '$350',
  covers: 'per student for all 5 days',
});

export const bootcampPage = content('bootcampPage', {
  title: 'AI Foundations Bootcamp',
  lead: 'Five days for high school students who want to know how AI works, and build something with it.',
  register: 'Register a student',
  facts: [
    { term: 'Date', lines: ['Official dates coming soon'] },
    { term: 'Time', lines: ['9:00 AM – 1:00 PM daily'] },
    { term: 'Location', lines: [bootcampVenue.name, bootcampVenue.street, bootcampVenue.city] },
    { term: 'For', lines: ['High school students', 'No prior coding required'] },
  ],
  days: {
    heading: 'Daily Breakdown',
    intro: 'Each day builds on the one before.',
    list: [
      {
        title: 'What is AI? + Machine Learning Intro',
        points: [
          "What AI is, what it isn't, and where you already use it",
          'How a machine learns from examples instead of rules',
          'Your first model, trained on data you collect yourselves',
        ],
      },
      {
        title: 'Neural Networks & Hands-on Demos',
        points: [
          'From one artificial neuron to a network, drawn on paper first',
          'Watching a network learn to tell pictures apart',
          'Changing one setting at a time to see what breaks',
        ],
      },
      {
        title: 'Real-World Applications & Projects',
        points: [
          'AI at work: in medicine, in film, in underwater robots',
          'Picking a problem you care about, and a team',
          'A first version of your project, up and running',
        ],
      },
      {
        title: 'Ethical AI + Design Challenges',
        points: [
          'Bias, privacy, and who answers when a model is wrong',
          'A design challenge: make a tool for someone unlike you',
          'Another team tests your project, and you fix what they find',
        ],
      },
      {
        title: 'Final Presentations + Group Activity',
        points: [
          'Finishing touches and a rehearsal',
          'Presenting your project and answering questions',
          'A group activity to close the week',
        ],
      },
    ],
  },
  cost: {
    heading: 'Cost',
    included: [courseTerms.certification, courseTerms.studentDiscount],
    whole: { text: 'This is one of three courses.', link: 'See all three', href: '/education' },
  },
  form: {
    heading: 'Register',
    intro: [
      "Leave a name and an email address (a parent's is best). We'll write as soon as the dates are set, and there's nothing to pay now.",
      'Questions about the week, the location or the price? Ask in the form.',
    ],
  },
  onPaper: 'Register at',
});
