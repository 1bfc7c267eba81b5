import { content } from '#app/editable/content.ts';
/** The header's way through the site, in order. */
export const mainNavigation = content('mainNavigation', [
  { label: 'Services', href: '/services' },
  { label: 'Education', href: '/education' },
  { label: 'Veterans', href: '/veterans-program' },
  { label: 'Robotics', href: '/porpoise-robotics' },
  { label: 'Holograms', href: '/akron-holograms' },
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
]);
