import { content } from '#app/editable/content.ts';
import { demo } from '../demo.ts';

/** The two studios that gallery captions credit. */
export const studios = content('studios', {
  ember: demo('photo credit, first studio', 'Studio Ember'),
  tide: demo('photo credit, second studio', 'Studio Tide'),
});
