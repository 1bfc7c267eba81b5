import type { Catalog } from '#app/assistant/catalog/types.ts';
import { indexOf } from '#app/assistant/engine/index-catalog.ts';
import { readQuestion } from '#app/assistant/engine/read-question.ts';
import { spellingOf } from '#app/assistant/engine/spelling.ts';
import { featuresOf } from '#app/assistant/sentence/features.ts';
import { nearMisses } from '#app/assistant/sentence/near-misses.ts';
import { withoutRefusals } from '#app/assistant/sentence/negation.ts';
import type { Lesson } from './lessons.ts';
import type { Example } from './train.ts';

/** Reads every lesson as the assistant would read it, once it knows how the words of `wellSpelled` are spelled. */
export function examplesOf(lessons: Lesson[], wellSpelled: Lesson[], core: Catalog): Example[] {
  const typed = wellSpelled.flatMap(({ text }) => text.split(/[^\p{L}\p{M}]+/u));
  const words = [...new Set(typed.map(spellingOf))].filter((word) => word !== '');
  const { vocabulary } = indexOf({ ...core, spelling: { nearMisses, words } });
  return lessons.map(({ text, accepted, weight }) => ({
    features: featuresOf(withoutRefusals(readQuestion(text, vocabulary)).words).map(({ name }) => name),
    accepted,
    weight,
  }));
}
