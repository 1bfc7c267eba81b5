import { content } from '#app/editable/content.ts';
import { company } from './company.ts';
import { courseTerms, rovDiscount } from './courses.ts';
import { demo } from './demo.ts';

export const veteransPage = content('veteransPage', {
  title: 'Veterans Program',
  lead: 'AI and robotics training for those who served, those who still serve, and their families.',
  apply: 'Apply to the program',
  description: {
    heading: 'Your next watch',
    text: [
      "You've kept machines running, read a chart at night and led people through worse than a class schedule. AI and robotics need exactly that: someone who stays calm, works through the steps and finishes the job.",
      'The program opens three one-week courses with certification to you and your family, plus a discount on robotics vehicles of your own.',
    ],
  },
  note: {
    heading: 'A note from our founder',
    salutation: 'To everyone who has worn the uniform, and to those who waited at home,',
    paragraphs: [
      demo(
        'founder’s note: first paragraph',
        'I served for 13 years. When I left, I had skills I could not name and no idea who would want them. What helped was not a brochure. It was people who put a tool in my hands and trusted me to learn it.',
      ),
      demo(
        'founder’s note: second paragraph',
        "That's what this program is. You'll build, break and fix things next to people who speak your language. You don't need to know what a neural network is. You need to show up.",
      ),
      demo('founder’s note: third paragraph', "Not sure this is for you? Apply anyway. We'll talk."),
    ],
    signature: company.ceo.role,
    service: '13-year military veteran',
  },
  who: {
    heading: 'Who it is for',
    groups: [
      { name: 'Active duty' },
      { name: 'Reserve' },
      { name: 'Retired' },
      { name: 'Spouses' },
      { name: 'Youth', detail: 'aged 10 and up, with exceptions' },
    ],
    exceptions: 'Younger than 10 and eager? Ask us. We make exceptions.',
  },
  included: {
    heading: 'What is included',
    terms: `${courseTerms.length}, with certification`,
    discount: { ...rovDiscount, link: 'Meet the robots', href: '/porpoise-robotics' },
  },
  start: {
    heading: 'How to get started',
    steps: [
      { title: 'Apply', text: 'Fill in the form on this page. It takes two minutes.' },
      {
        title: 'We contact you',
        text: "We'll write or call to talk through your plans, the cost and the next steps.",
      },
      {
        title: 'Show your ID',
        text: "We'll ask for proof later, not now: a valid DOD ID, retired military ID, child’s military ID or DD214 papers. There’s nothing to upload here.",
      },
      { title: 'Begin', text: 'Take your seat in a course, or use your discount on an ROV.' },
    ],
  },
  form: { heading: 'Apply' },
  onPaper: 'Apply at',
});
