/** `npm run assistant:train` makes the model of whole sentences from the lessons. */
import { goldenSet } from '../tests/assistant/golden/golden-set.ts';
import { readQuestions } from '../tests/assistant/questions.ts';
import { modelFrom } from './training/model-from.ts';
import { writeModel } from './training/write-model.ts';

const model = modelFrom(goldenSet, readQuestions('questions'));
writeModel(model);
console.log(`The model has ${model.weights.size} features.`);
