import { coreCatalog } from '#app/assistant/catalog/core-catalog.ts';
import type { Model } from '#app/assistant/sentence/model.ts';
import { nearMisses } from '#app/assistant/sentence/near-misses.ts';
import type { GoldenQuestion } from '../../tests/assistant/golden/golden-set.ts';
import type { VisitorsQuestion } from '../../tests/assistant/questions.ts';
import { examplesOf } from './examples.ts';
import { lessonsOfCatalog, lessonsOfGolden, lessonsOfQuestions } from './known-questions.ts';
import { type Lesson, readLessons } from './lessons.ts';
import { train } from './train.ts';

const weightOfNearMiss = 0.3;

/** The model that these questions, the catalog and the lessons make. Without `except`, to judge it by those. */
export function modelFrom(
  golden: GoldenQuestion[],
  questions: VisitorsQuestion[],
  more: Lesson[] = [],
  except: VisitorsQuestion[] = [],
): Model {
  const unseen = new Set(except.map(({ question }) => question));
  const written = readLessons();
  const lessons = [
    ...lessonsOfGolden(golden),
    ...lessonsOfQuestions(questions),
    ...lessonsOfCatalog(coreCatalog),
    ...nearMisses.map((text): Lesson => ({ text, accepted: ['nowhere'], weight: weightOfNearMiss })),
    ...written,
    ...more,
  ].filter(({ text }) => !unseen.has(text));
  return train(examplesOf(lessons, written, coreCatalog));
}
