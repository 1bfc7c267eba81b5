import { content } from '#app/editable/content.ts';
import { hologramFilms } from './studio/films.ts';

export const hologramsPage = content('hologramsPage', {
  eyebrow: 'Akron Holograms',
  heading: 'Light that stands in the room.',
  lead: 'Blades of LEDs spin faster than your eye can follow, and what you see is a picture floating in the air. Three displays, from a single fan on a counter to three fans joined into one wide image.',
  toPrices: 'See models and prices',
  stage: {
    label: 'A live drawing of a hologram: a figure of glowing strands turns in the disc of a fan.',
    figures: { flame: 'Flame', jellyfish: 'Jellyfish', shell: 'Shell' },
  },
});

export const hologramModels = content('hologramModels', [
  {
    id: 'akron-1',
    name: 'Akron I',
    place: 'For a counter or a shelf',
    text: 'One fan, up close: next to the register, at a reception desk, in a shop window after dark.',
    fans: '1 fan',
    price: '$800',
    images: '2 pre-loaded 1080p images',
    film: hologramFilms.akron1,
  },
  {
    id: 'akron-2',
    name: 'Akron II',
    place: 'For a lobby or a stage',
    text: 'One larger fan on its own stand, seen from across the room, with one more image to tell your story.',
    fans: '1 fan',
    price: '$1,500',
    images: '3 pre-loaded 1080p images',
    film: hologramFilms.akron2,
  },
  {
    id: 'akron-3',
    name: 'Akron III',
    place: 'For a hall or a booth',
    text: 'Three fans joined into one wide image. A whale can swim from the first to the last.',
    fans: '3 fans',
    price: '$3,000',
    images: '5 pre-loaded 1080p images',
    film: hologramFilms.akron3,
  },
]);

export const hologramAddOns = content('hologramAddOns', [
  { quality: '720p', images: '5 images', price: '$100' },
  { quality: '1080p', images: '10 images', price: '$200' },
  { quality: '1080p', images: '20 images', price: '$300' },
]);
