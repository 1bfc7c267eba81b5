import { demo } from '../demo.ts';

/** The two studios that gallery captions credit. */
export const studios = {
  ember: demo('photo credit, first studio', 'Studio Ember'),
  tide: demo('photo credit, second studio', 'Studio Tide'),
} as const;
