import { company } from './company.ts';
import { courseTerms, rovDiscount } from './courses.ts';
import { demo } from './demo.ts';

export const veteransPage = {
  title: 'Veterans Program',
  lead: 'Training in AI and robotics for those who served, those who still do, and the families beside them.',
  apply: 'Apply to the program',
  description: {
    heading: 'Your next watch',
    text: [
      'You have kept machines running, read a chart at night and led people through worse than a course schedule. AI and robotics need exactly that: calm, method, and someone who finishes the job.',
      'The program gives you one-week courses with certification and a discount on robotics vehicles of your own.',
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
        'That is what this program is. You will build, break and mend things beside people who speak your language. You do not need to know what a neural network is. You need to turn up.',
      ),
      demo(
        'founder’s note: third paragraph',
        'If you are unsure whether this is for you, apply anyway. We will talk.',
      ),
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
    exceptions: 'Younger than 10 and keen? Ask us: there are exceptions.',
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
      { title: 'We contact you', text: 'We write or call to talk through your plans and the next steps.' },
      {
        title: 'Show your ID',
        text: 'Then, not now, we ask for proof: a valid DOD ID, retired military ID, child’s military ID or DD214 papers. There is nothing to upload here.',
      },
      { title: 'Begin', text: 'You take your place in a course, or your discount on an ROV.' },
    ],
  },
  form: { heading: 'Apply' },
  onPaper: 'Apply at',
} as const;
