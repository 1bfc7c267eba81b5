/** Makes the model of whole sentences from the lessons: `npm run assistant:train`. */
import { writeFileSync } from 'node:fs';
import { coreCatalogue } from '#app/assistant/core-catalogue.ts';
import { pack } from '#app/assistant/sentence/packed-model.ts';
import { allLessons } from './training/all-lessons.ts';
import { examplesOf } from './training/examples.ts';
import { train } from './training/train.ts';

const lessons = allLessons();
const model = train(examplesOf(lessons, coreCatalogue));
const file = new URL('../app/assistant/sentence/weights.ts', import.meta.url);
const note = '/** Made by `npm run assistant:train`; do not edit. */';
writeFileSync(file, `${note}\nexport const weights = \`${pack(model)}\`;\n`);
console.log(`${lessons.length} lessons made ${model.weights.size} weights.`);
