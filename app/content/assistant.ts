/** What the ember says by turns; the first greets, the others return. */
export const prompts = [
  "Tell me what you need. I'll take you there.",
  'My son is 15 and likes robots.',
  'I just left the Navy. What do you have for me?',
  'How much is a hologram display?',
  'We need drone footage of our building.',
  'Can you design a logo for my shop?',
  'Where is your office?',
] as const;

/** Questions to choose from while typing. */
export const suggestions = [
  'AI bootcamp for high school students',
  'Robotics classes for my child',
  'Courses with certification',
  'Veterans program for my family',
  'Discount on underwater robots',
  'Hologram displays and prices',
  'Drone film of a property',
  'Book a photographer',
  'A logo and a brand design',
  'A generated video for an ad',
  'AI consulting for my business',
  'Become a business partner',
  'Porpoise Robotics',
  'Who is behind Prometheon',
  'Office address and directions',
  'Talk to a person',
  'Show me every page',
] as const;

/** What a destination is called when the assistant says where it leads. */
export const destinations: Record<string, string> = {
  '/about': 'About us',
  '/services': 'Services',
  '/services#creative-studio': 'the creative studio',
  '/services#aerial-photography': 'aerial photography',
  '/creative-studio#cinematic-video-packages': 'cinematic video packages',
  '/porpoise-robotics': 'Porpoise Robotics',
  '/partner-with-us': 'Partner with us',
  '/akron-holograms': 'Akron Holograms',
  '/contact': 'Contact',
  '/contact#office-address': 'our office address',
  '/education': 'Education',
  '/veterans-program': 'the Veterans Program',
  '/explore': 'every page',
  '/qr': 'our programs',
};

/** Offered beside the contact page when nothing comes near a question. */
export const usualWays = ['/services', '/explore'] as const;
