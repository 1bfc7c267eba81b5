import { content } from '#app/editable/content.ts';
import { company, partner } from './company.ts';
import { rovDiscount } from './courses.ts';

export const partnershipPage = content('partnershipPage', {
  eyebrow: 'Strategic collaboration',
  title: `With ${partner.name}, AI goes under water`,
  lead: `${partner.name} builds vehicles that dive. ${company.brand} brings the AI, the classes and the camera. Together we put working robots in classrooms, in harbors and in the hands of people who need to see what's down there.`,
  integration: `See the AI integration`,
  shop: 'Visit the shop',
  sides: {
    heading: 'What each of us brings',
    list: [
      {
        name: partner.name,
        picture: 'scenes/gripper',
        brings: [
          'ROVs: remotely operated vehicles with lights, cameras and thrusters',
          'The robotics courses, and the kits they are taught with',
          'A shop for vehicles and parts',
        ],
      },
      {
        name: company.brand,
        picture: 'product/lens',
        brings: [
          'AI that helps a pilot make sense of what the camera sees',
          'Teaching: from a first model to a team project',
          'Video and photos that show the work to the world',
        ],
      },
    ],
  },
  outcomes: {
    heading: 'Where it surfaces',
    list: [
      {
        who: 'In class',
        what: 'Robotics 101 and Robotics 102: one week each, with certification.',
        link: { label: 'See the courses', href: '/education' },
      },
      {
        who: 'For veterans',
        what: `${rovDiscount.share} ${rovDiscount.what} for members of the Veterans Program.`,
        link: { label: 'See the Veterans Program', href: '/veterans-program' },
      },
      {
        who: 'At work',
        what: "A hull, a pier, a pipe: tell us what you need to inspect, and we'll tell you honestly whether a robot helps.",
        link: { label: 'Ask us', href: '/contact' },
      },
    ],
  },
  shopNote: {
    heading: 'Take one home',
    text: `Vehicles, kits and parts come from ${partner.name} directly.`,
    link: `Go to ${partner.name}`,
  },
});
