import { content } from '#app/editable/content.ts';
import { demo } from './demo.ts';

/** Facts about the company: one place each. */
export const company = content('company', {
  brand: 'Prometheon',
  url: demo('address of the site', 'https://www.prometheon.example'),
  email: demo('e-mail address', 'hello@prometheon.example'),
  phone: demo('phone number', '(619) 555-0142'),
  address: {
    street: demo('office street', '1200 Harbor Light Way, Suite 300'),
    city: 'San Diego',
    region: 'CA',
    postalCode: demo('office postal code', '92101'),
    country: 'US',
  },
  hours: { days: 'Monday to Friday', opens: '8 AM', closes: '5 PM' },
  ceo: {
    role: 'Founder & CEO',
    profile: demo('CEO profile link', 'https://www.linkedin.com/in/prometheon-example'),
  },
  social: [
    { name: 'LinkedIn', href: demo('LinkedIn page', 'https://www.linkedin.com/company/prometheon-example') },
    { name: 'Instagram', href: demo('Instagram page', 'https://www.instagram.com/prometheon.example') },
    { name: 'YouTube', href: demo('YouTube channel', 'https://www.youtube.com/@prometheon-example') },
  ],
});

export const partner = content('partner', {
  name: 'Porpoise Robotics',
  site: demo('robotics partner: site', 'https://porpoise-robotics.example'),
  integration: demo(
    'robotics partner: AI integration page',
    'https://porpoise-robotics.example/ai-integration',
  ),
  shop: demo('robotics partner: shop', 'https://porpoise-robotics.example/shop'),
  courses: demo('robotics partner: courses page', 'https://porpoise-robotics.example/courses'),
});

/** Short secret paths that are printed as QR codes. */
const qrTokens = [demo('QR token', 'ember-7k3q')];

/** Printed codes and old addresses, which lead to the QR page. */
export const leadToQr: readonly string[] = [
  '/qr-programs',
  '/programs',
  ...qrTokens.map((token) => `/${token}`),
];
