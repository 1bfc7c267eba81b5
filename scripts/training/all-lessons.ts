import { coreCatalogue } from '#app/assistant/core-catalogue.ts';
import { goldenSet } from '../../tests/assistant/golden/golden-set.ts';
import { readQuestions } from '../../tests/assistant/questions.ts';
import { lessonsOfCatalogue, lessonsOfGolden, lessonsOfQuestions } from './known-questions.ts';
import { type Lesson, readLessons } from './lessons.ts';

/** Everything that the model of the site is made from. */
export function allLessons(): Lesson[] {
  return [
    ...lessonsOfGolden(goldenSet),
    ...lessonsOfQuestions(readQuestions('questions')),
    ...lessonsOfCatalogue(coreCatalogue),
    ...readLessons(),
  ];
}
