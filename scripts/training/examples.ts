import type { Catalogue } from '#app/assistant/catalogue/types.ts';
import { indexOf } from '#app/assistant/index-catalogue.ts';
import { withoutRefusals } from '#app/assistant/negation.ts';
import { readQuestion } from '#app/assistant/read-question.ts';
import { featuresOf } from '#app/assistant/sentence/features.ts';
import type { Lesson } from './lessons.ts';
import type { Example } from './train.ts';

/** Reads every lesson as the assistant would read it. */
export function examplesOf(lessons: Lesson[], catalogue: Catalogue): Example[] {
  const { vocabulary } = indexOf(catalogue);
  return lessons.map(({ text, accepted, weight }) => ({
    features: featuresOf(withoutRefusals(readQuestion(text, vocabulary)).words).map(({ name }) => name),
    accepted,
    weight,
  }));
}
