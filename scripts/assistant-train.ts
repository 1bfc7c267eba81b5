/** Makes the model of whole sentences from the lessons: `npm run assistant:train`. */
import { writeFileSync } from 'node:fs';
import { pack } from '#app/assistant/sentence/packed-model.ts';
import { goldenSet } from '../tests/assistant/golden/golden-set.ts';
import { readQuestions } from '../tests/assistant/questions.ts';
import { modelFrom } from './training/model-from.ts';

const model = modelFrom(goldenSet, readQuestions('questions'));
const file = new URL('../app/assistant/sentence/weights.ts', import.meta.url);
const note = '/** Made by `npm run assistant:train`; do not edit. */';
writeFileSync(file, `${note}\nexport const weights = \`${pack(model)}\`;\n`);
console.log(`The model has ${model.weights.size} features.`);
