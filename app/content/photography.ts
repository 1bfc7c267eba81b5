export const photography = {
  eyebrow: 'Photography',
  heading: 'We wait for the light so you do not have to.',
  intro:
    'A face, a finish line, a bottle on wet stone: we photograph people, products and places for brands, teams and families in and around San Diego.',
  specialities: {
    heading: 'What we photograph',
    list: [
      { name: 'Lifestyle', text: 'People as they are: on the beach, on the street, at the kitchen table.' },
      { name: 'Extreme sports', text: 'Surf, snow and track, from the sideline or from straight above.' },
      { name: 'Product', text: 'Studio still lifes, from packshot to macro, with light made for the piece.' },
      { name: 'Underwater', text: 'Kelp, reefs and robots at work, below the surface.' },
      { name: 'Events', text: 'Talks, openings and launches, from the first guest to the last song.' },
      { name: 'Corporate', text: 'Teams, offices and work being done, without the stock-photo smile.' },
      { name: 'Headshots', text: 'One face, one good light, ready for a profile or a door sign.' },
      { name: 'Real estate', text: 'Homes and buildings, inside, outside and from the air.' },
    ],
  },
  gallery: { heading: 'Twenty-six frames to judge us by', link: 'Open the photo gallery' },
  booking: {
    heading: 'Want to book a shoot?',
    text: 'Three lines are enough to begin. We reply within 24 hours.',
  },
} as const;
