import { content } from '#app/editable/content.ts';
export const aboutOpening = content('aboutOpening', {
  title: 'Started by a veteran. Built to teach.',
  lead: "We're a San Diego company that teaches AI, works with underwater robots and runs a creative studio.",
});

export const statements = content('aboutStatements', [
  {
    name: 'Vision',
    text: 'Fire changed everything once people shared it. AI will too, and not just in research labs: in classrooms, in workshops and out on the water.',
  },
  {
    name: 'Mission',
    text: 'To teach AI and robotics to people who are new to both. We use the same tools in our own work, so we teach what we know.',
  },
  {
    name: 'Purpose',
    text: 'To open doors for people who rarely get asked first: students, veterans and their families, and businesses without a research department.',
  },
]);

export const technology = content('aboutTechnology', {
  title: 'The tools on our bench',
  items: [
    {
      name: 'Machine learning',
      text: 'From a first neural network on a school laptop to software that runs a whole company.',
    },
    {
      name: 'Underwater robotics',
      text: 'ROV vehicles, and the AI that helps them see, with our partner Porpoise Robotics.',
    },
    { name: 'Drones', text: 'Up to 27 min in the air, in anything from -20°C to 40°C.' },
    { name: 'Holograms', text: 'Akron fan displays that draw images in open air.' },
    { name: 'Generative image and film', text: 'Generated with AI models, finished by hand.' },
    { name: 'AR/MR/XR', text: 'Training rooms and showrooms where the real and the virtual meet.' },
  ],
});

export const team = content('aboutTeam', {
  title: 'The people who answer your message are the people who do the work.',
  crafts: ['Instructors', 'engineers', 'drone pilots', 'photographers', 'designers'],
});

export const values = content('aboutValues', {
  title: 'Core values',
  items: [
    { name: 'Service', text: 'We ask what someone needs before we say what we sell.' },
    { name: 'Honesty', text: "We tell you what AI can't do, and what it costs." },
    { name: 'Craft', text: 'A machine can start it. A person finishes it.' },
    { name: 'Curiosity', text: 'The best question in the room may come from a ten-year-old.' },
  ],
});

export const culture = content('aboutCulture', {
  title: 'Culture',
  text: "Build it first, then talk about it. Own a mistake while it's still small. If you know how, teach whoever asks.",
});

export const founder = content('aboutFounder', {
  figure: '13',
  unit: 'years in uniform',
  text: 'Our founder is a 13-year military veteran. The habits stuck: prepare well, look out for the people next to you, finish what you start. The Veterans Program brings it full circle.',
});

export const visit = content('aboutVisit', { title: 'Come see us.' });
