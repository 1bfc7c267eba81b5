/** What demo submissions are made of. */
export const firstNames =
  'Ana Ben Chloé Dinh Elif Farid Grace Hana Iván Jun Kofi Lena Mateo Noor Olga Priya Quinn Rosa Sam Thuy'.split(
    ' ',
  );
export const lastNames =
  "Alvarez Brandt Carter D'Souza Eriksen Fischer Garcia Hughes Ibrahim Jensen Kim Lopez Moreau Nguyễn O'Brien Park Reyes Silva Tanaka Weber".split(
    ' ',
  );
export const domains = [
  'mail.example',
  'harbor.example',
  'school.example',
  'studio.example',
  'family.example',
];
export const companies = [
  'Kelpwright',
  'Marrowlight',
  'Night Ferry',
  'Slow Signal',
  'Pier Nine Rentals',
  'Tidepool Labs',
];
export const topics = [
  'the bootcamp',
  'a photo shoot',
  'an aerial film',
  'a hologram',
  'robotics lessons',
  'a partnership',
];
export const openings = [
  'Hello,',
  'Hi there,',
  'Good morning,',
  'We met at the harbor fair.',
  'A friend sent me your page.',
];
export const wishes = [
  'We would like to know more about {topic}.',
  'Could you send us dates and prices for {topic}?',
  'We are planning {topic} for this spring.',
  'My daughter is very interested in {topic}.',
  'Our team of twelve is thinking about {topic}.',
];
export const closings = [
  'Weekday mornings suit us best.',
  'A short call would help.',
  'Thank you!',
  'No hurry at all.',
  '',
];
export const landings = [
  '/',
  '/services',
  '/qr?src=poster',
  '/bootcamp?src=qr',
  '/aerial',
  '/?utm_source=newsletter',
];
export const referrers = ['https://search.example/', 'https://news.example/local', null, null];
