/** Every page: its canonical address, further addresses, and how it is found and shared. */
export const pages = {
  home: {
    path: '/',
    title: 'Prometheon: AI classes, underwater robots, holograms and a creative studio',
    description:
      'AI bootcamps for high school students, a program for veterans, robotics, hologram displays and a San Diego studio for film and photography.',
  },
  contact: {
    path: '/contact',
    title: 'Contact Prometheon in San Diego',
    description:
      'Write to us about classes, robots, holograms or a shoot. Office in San Diego, Monday to Friday, 8 AM to 5 PM.',
  },
  'not-found': {
    path: '/404',
    title: 'Page not found',
    description: 'There is no page at this address.',
    hidden: true,
  },
} as const satisfies Record<string, PageFacts>;

export type PageFacts = {
  path: `/${string}`;
  aliases?: readonly `/${string}`[];
  title: string;
  description: string;
  /** Kept out of search engines and the sitemap. */
  hidden?: boolean;
};

export type PageName = keyof typeof pages;
