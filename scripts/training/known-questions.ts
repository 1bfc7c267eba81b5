import type { Catalog } from '#app/assistant/catalog/types.ts';
import { indexOf } from '#app/assistant/engine/index-catalog.ts';
import type { Destination } from '#app/assistant/sentence/destinations.ts';
import type { GoldenQuestion } from '../../tests/assistant/golden/golden-set.ts';
import type { VisitorsQuestion } from '../../tests/assistant/questions.ts';
import type { Lesson } from './lessons.ts';

const destinationAt: Record<string, Destination> = {
  '/about': 'about',
  '/services': 'services',
  '/porpoise-robotics': 'porpoise_robotics',
  '/partnership': 'porpoise_robotics',
  '/partner-with-us': 'partner_with_us',
  '/akron-holograms': 'akron_holograms',
  '/contact': 'contact',
  '/contact#office-address': 'contact',
  '/services#creative-studio': 'creative_studio',
  '/creative-studio': 'creative_studio',
  '/creative-studio#cinematic-video-packages': 'creative_studio',
  '/services#photography': 'creative_studio',
  '/photography': 'creative_studio',
  '/photo-gallery': 'creative_studio',
  '/generated-video': 'creative_studio',
  '/ai-visuals': 'creative_studio',
  '/graphic-design': 'creative_studio',
  '/services#aerial-photography': 'aerial',
  '/aerial': 'aerial',
  '/education': 'education',
  '/bootcamp': 'education',
  '/ai-bootcamp': 'education',
  '/veterans-program': 'veterans_program',
  '/explore': 'explore',
  '/': 'explore',
};

/** The golden set as lessons. What only the QR shortcut answers teaches nothing. */
export function lessonsOfGolden(golden: GoldenQuestion[]): Lesson[] {
  return golden.flatMap(({ question, url, fallback }) => {
    const destination = fallback ? 'nowhere' : destinationAt[url];
    // Small talk must never lead anywhere.
    return destination ? [{ text: question, accepted: [destination], weight: fallback ? 5 : 2 }] : [];
  });
}

/** `/contact` without the office is where a question ends up that is about nothing of ours. */
export function lessonsOfQuestions(questions: VisitorsQuestion[]): Lesson[] {
  return questions.flatMap(({ question, accepted }) => {
    const isNowhere = accepted.includes('/contact') && !accepted.includes('/contact#office-address');
    const named = accepted.flatMap((url) => destinationAt[url] ?? []);
    const destinations = named.map((name) => (isNowhere && name === 'contact' ? 'nowhere' : name));
    return destinations.length > 0
      ? [{ text: question, accepted: [...new Set(destinations)], weight: 1 }]
      : [];
  });
}

/** Every phrase and keyword of the catalog, asked alone; its turns of speech are about nothing of ours. */
export function lessonsOfCatalog(catalog: Catalog): Lesson[] {
  return indexOf(catalog).patterns.flatMap(({ use, page, url, words }) => {
    if (use === 'shortcut' || use === 'alias') return [];
    const destination = use === 'idiom' ? 'nowhere' : (destinationAt[url] ?? page);
    const text = words.join(' ').replace('#', '15');
    return destination ? [{ text, accepted: [destination], weight: 1 }] : [];
  });
}
