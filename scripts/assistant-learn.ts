/**
 * `npm run assistant:learn`: what use has taught (aliases of the staff, questions that led to a form after all) and what
 * would change. With `-- --write` the lines become lessons and the model is made anew.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { catalog } from '#app/assistant/catalog.ts';
import { knowledgeFrom } from '#app/assistant/sentence/knowledge-from.ts';
import { changesBetween } from '#server/assistant/preview-alias.ts';
import { readAnsweredQuestions } from '#server/assistant/questions-with-answers.ts';
import { readQuestions as readAsked } from '#server/assistant/read-questions.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/database/database.ts';
import { goldenSet } from '../tests/assistant/golden/golden-set.ts';
import { readQuestions } from '../tests/assistant/questions.ts';
import { needDatabase } from './command-line/database-there.ts';
import { tellInASentence } from './command-line/tell-in-a-sentence.ts';
import { asLessons, mergeLearned, newLines } from './training/learned.ts';
import { lessonsIn } from './training/lessons.ts';
import { modelFrom } from './training/model-from.ts';
import { writeModel } from './training/write-model.ts';

const learnedFile = new URL('training/lessons/learned.txt', import.meta.url);
const mostShown = 50;

await tellInASentence('Nothing could be learned', learn);

async function learn(): Promise<void> {
  const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values;
  const config = readConfig(process.env);
  needDatabase(config);
  const database = await openDatabase(config, pino({ level: 'warn' }));
  const answered = await readAnsweredQuestions(database);
  const asked = await readAsked(database);
  await database.db.destroy();

  const before = learnedBefore();
  const fresh = newLines(before, answered);
  console.log(`${fresh.length} new lines:`);
  for (const { text, destination } of fresh) console.log(`  ${text} → ${destination}`);

  const lessons = fresh.map(({ text, destination }) => ({ text, accepted: [destination], weight: 1 }));
  const model = modelFrom(goldenSet, readQuestions('questions'), lessons);
  const changes = changesBetween(catalog, { ...catalog, ...knowledgeFrom(model) }, [
    ...asked,
    ...goldenSet.map(({ question }) => ({ text: question, count: 0, lastAsked: '' })),
  ]);
  console.log(`${changes.length} of the known questions would go elsewhere:`);
  for (const { question, from, to } of changes.slice(0, mostShown))
    console.log(`  ${question}: ${from ?? 'nowhere'} → ${to ?? 'nowhere'}`);
  if (changes.length > mostShown) console.log(`  … and ${changes.length - mostShown} more`);

  if (!write) return console.log('Nothing was written. To keep it: npm run assistant:learn -- --write');
  writeFileSync(learnedFile, asLessons(mergeLearned(before, fresh)));
  writeModel(model);
  console.log('The lines are lessons now, and the model knows them.');
}

function learnedBefore() {
  if (!existsSync(learnedFile)) return [];
  return lessonsIn(readFileSync(learnedFile, 'utf8'), new Map()).flatMap(
    ({ text, accepted: [destination] }) => (destination ? [{ text, destination }] : []),
  );
}
