export const aboutOpening = {
  title: 'Started by a veteran. Built to teach.',
  lead: 'Prometheon is a San Diego company for AI education, robotics and creative work.',
};

export const statements = [
  {
    name: 'Vision',
    text: 'Fire was worth most once it was shared. AI will be too: in classrooms, workshops and wheelhouses, not only in laboratories.',
  },
  {
    name: 'Mission',
    text: 'To teach AI and robotics to people who are new to both, and to make our own work with the same tools, so that we teach what we use.',
  },
  {
    name: 'Purpose',
    text: 'To hold the door for those who are seldom asked first: students, veterans and their families, and businesses without a research department.',
  },
];

export const technology = {
  title: 'The tools on our bench',
  items: [
    {
      name: 'Machine learning',
      text: 'From a first neural network on a school laptop to software for a whole company.',
    },
    {
      name: 'Underwater robotics',
      text: 'ROV vehicles, and the AI that helps them see, with our partner Porpoise Robotics.',
    },
    { name: 'Drones', text: 'Up to 27 min in the air, in anything from -20°C to 40°C.' },
    { name: 'Holograms', text: 'Akron fan displays that draw images in open air.' },
    { name: 'Generative image and film', text: 'Made with models, finished by hand.' },
    { name: 'AR/MR/XR', text: 'Training and showrooms that mix the room with the picture.' },
  ],
};

export const team = {
  title: 'The people who answer are the people who do the work.',
  crafts: ['Instructors', 'engineers', 'drone pilots', 'photographers', 'designers'],
};

export const values = {
  title: 'Core values',
  items: [
    { name: 'Service', text: 'We ask what someone needs before we say what we sell.' },
    { name: 'Honesty', text: 'We say what AI cannot do, and what it costs.' },
    { name: 'Craft', text: 'A machine may start it. A person finishes it.' },
    { name: 'Curiosity', text: 'The best question in the room may come from a ten-year-old.' },
  ],
};

export const culture = {
  title: 'Culture',
  text: 'Build first, then talk about it. Show the mistake while it is still small. Whoever knows teaches whoever asks.',
};

export const founder = {
  figure: '13',
  unit: 'years in uniform',
  text: 'Our founder is a 13-year military veteran. The habits stayed: prepare well, look after the people beside you, finish what you start. The Veterans Program is where that comes full circle.',
};

export const visit = { title: 'Come and see us.' };
