import type { PageName } from '../catalog/types.ts';

/** What a whole sentence may ask for: a page, the studio's aerial section, the menu behind the QR code, or nothing of ours. */
export type Destination = PageName | 'aerial' | 'qr' | 'nowhere';

export const destinations: readonly Destination[] = [
  'about',
  'services',
  'porpoise_robotics',
  'partner_with_us',
  'akron_holograms',
  'contact',
  'creative_studio',
  'education',
  'veterans_program',
  'explore',
  'aerial',
  'qr',
  'nowhere',
];
