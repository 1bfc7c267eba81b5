import { content } from '#app/editable/content.ts';
export const partnerWithUsPage = content('partnerWithUsPage', {
  eyebrow: 'Partner With Us',
  title: 'Over 200 partnerships, and room for yours',
  lead: "You know people we should meet. We have classes, robots, holograms and a studio they could use. Let's work together.",
  contact: 'Contact Us to Become a Partner',
  benefits: {
    heading: 'What you get',
    intro: 'Four benefits, all in your favor.',
    list: [
      {
        name: 'Referral commissions',
        text: 'You introduce a customer. When they sign on, you get paid.',
      },
      {
        name: 'Digital badge',
        text: 'A badge for your website and profiles that shows we stand behind you.',
      },
      { name: 'Events', text: "Invitations to our events, where you'll meet the other partners." },
      { name: 'Onboarding', text: 'We show you what we do and how to talk about it before you have to.' },
    ],
    total: { name: 'Partnerships to date', amount: '200+' },
  },
  roles: {
    heading: 'Two advisory roles',
    intro: "For people who'd rather open a door than pass along a name.",
    list: [
      {
        id: 'corporate-advisory',
        name: 'Corporate Advisory',
        text: 'You know an industry from the inside. You tell us where AI and robotics would help its companies, where they would not, and who should hear about it.',
        tasks: [
          'Introductions to companies you know',
          'A frank take on what they need',
          'Advice on how we offer it',
        ],
      },
      {
        id: 'federal-advisory',
        name: 'Federal Advisory',
        text: 'You know how public agencies plan, fund and buy. You help us find the programs where training and robotics serve the public, and you speak the language of the people who run them.',
        tasks: [
          'A feel for programs and timing',
          'Guidance through procurement',
          "Introductions where they're appropriate",
        ],
      },
    ],
  },
  closing: {
    heading: 'Say hello',
    text: 'One message is all it takes. A real person will answer.',
    link: 'Write to us',
  },
});
