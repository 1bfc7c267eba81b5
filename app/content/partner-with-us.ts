export const partnerWithUsPage = {
  eyebrow: 'Partner With Us',
  title: 'Over 200 partnerships, and room for yours',
  lead: 'You know people we should meet. We have classes, robots, holograms and a studio they could use. Let us work the same line.',
  contact: 'Contact Us to Become a Partner',
  benefits: {
    heading: 'What you get',
    intro: 'Four entries, all on your side of the book.',
    list: [
      {
        name: 'Referral commissions',
        text: 'You introduce a customer. When they come on board, you are paid.',
      },
      {
        name: 'Digital badge',
        text: 'A badge for your site and your profiles that says we stand behind you.',
      },
      { name: 'Events', text: 'Invitations to our events, and a place to meet the other partners.' },
      { name: 'Onboarding', text: 'We show you what we do and how to speak about it, before you have to.' },
    ],
    total: { name: 'Partnerships to date', amount: '200+' },
  },
  roles: {
    heading: 'Two advisory roles',
    intro: 'For those who would rather open a door than pass on a name.',
    list: [
      {
        id: 'corporate-advisory',
        name: 'Corporate Advisory',
        text: 'You know an industry from the inside. You tell us where AI and robotics would help its companies, where they would not, and who should hear about it.',
        tasks: [
          'Introductions to companies you know',
          'A frank view of what they need',
          'Advice on how we offer it',
        ],
      },
      {
        id: 'federal-advisory',
        name: 'Federal Advisory',
        text: 'You know how public agencies plan, fund and buy. You help us find the programs where training and robotics serve the public, and speak the language of those who run them.',
        tasks: [
          'A sense for programs and timing',
          'Guidance through procurement',
          'Introductions where they are proper',
        ],
      },
    ],
  },
  closing: { heading: 'Say hello', text: 'One message is enough. A person answers.', link: 'Write to us' },
} as const;
