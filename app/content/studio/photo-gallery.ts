import { content } from '#app/editable/content.ts';
import type { galleryPhotos } from '../pictures/gallery.ts';

export const photoGallery = content('photoGallery', {
  heading: 'Photo Gallery',
  lead: 'From under the pier to above the clouds, by two studios. Pick any photo for a closer look.',
  /** Tiles of twice the size. With other photos the grid may end unevenly; that is all. */
  large: [
    'people/ridge-photographer',
    'sports/surfers-breaking-wave',
    'environmental/aurora-lake',
    'product/headphones',
    'product/lens',
  ] satisfies (keyof typeof galleryPhotos)[] as readonly string[],
  booking: {
    heading: 'Want to book a shoot?',
    text: "Tell us who or what, where, and roughly when. We'll reply within 24 hours.",
  },
} as const);
