import type { GoldenGroup } from './golden-set.ts';

/** Two topics in one question: the shortcut, the longer phrase or the better supported topic wins. */
export const twoTopicGroups: GoldenGroup[] = [
  {
    kind: 'two topics',
    url: '/veterans-program',
    questions: `
      veteran discount on a rov
      i am a veteran and want to take the ai bootcamp
      are robotics courses free for veterans
      do military families get money off the camp
      retired army looking to learn robotics
      ai training for veterans
      is there a program for navy spouses to learn ai`,
  },
  {
    kind: 'two topics',
    url: '/education',
    questions: `
      robotics camp for my kids
      my daughter wants to build robots this summer
      price of the ai course
      does the bootcamp teach machine learning
      robot class near san diego
      is the ai bootcamp at your office
      how do i contact the bootcamp teacher to enroll my son`,
  },
  {
    kind: 'two topics',
    url: '/akron-holograms',
    questions: `
      price of holograms for my business
      hologram video of our product
      do holograms work with ai
      holograms for our company event`,
  },
  {
    kind: 'two topics',
    url: '/services#creative-studio',
    questions: `
      logo and website for my robotics startup
      photos of our veterans event
      video about our company
      a video for our school
      graphic design for a military nonprofit`,
  },
  {
    kind: 'two topics',
    url: '/services#aerial-photography',
    questions: `
      drone photos for real estate and a video
      i am a veteran and need aerial footage
      drone and logo`,
  },
  {
    kind: 'two topics',
    url: '/porpoise-robotics',
    questions: `
      robots for our company to inspect ships
      contact the robotics partner
      underwater robots and where to buy them`,
  },
  {
    kind: 'two topics',
    url: '/partner-with-us',
    questions: `
      partnership between our company and your robotics team
      can my robotics company become a partner
      partner with you on holograms as a reseller`,
  },
];
