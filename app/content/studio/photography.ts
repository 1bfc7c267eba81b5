import { content } from '#app/editable/content.ts';
export const photography = content('photography', {
  eyebrow: 'Photography',
  heading: "We wait for the light so you don't have to.",
  intro:
    'A face, a finish line, a bottle on wet stone: we photograph people, products and places for brands, teams and families in and around San Diego.',
  specialities: {
    heading: 'What we photograph',
    list: [
      { name: 'Lifestyle', text: 'People as they are: on the beach, on the street, at the kitchen table.' },
      { name: 'Extreme sports', text: 'Surf, snow and track, from the sideline or from straight above.' },
      { name: 'Product', text: 'Studio shots, from catalog to close-up, lit for the product.' },
      { name: 'Underwater', text: 'Kelp, reefs and robots at work, below the surface.' },
      { name: 'Events', text: 'Talks, openings and launches, from the first guest to the last song.' },
      { name: 'Corporate', text: 'Teams, offices and work being done, without the stock-photo smile.' },
      { name: 'Headshots', text: 'One face, good light, ready for your profile or the company website.' },
      { name: 'Real estate', text: 'Homes and buildings, inside, outside and from the air.' },
    ],
  },
  gallery: { heading: 'Twenty-six pictures to look through', link: 'Open the photo gallery' },
  booking: {
    heading: 'Want to book a shoot?',
    text: "Three lines are enough to get started. We'll reply within 24 hours.",
  },
});
