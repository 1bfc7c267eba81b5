import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { readConfig, StartError } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { openDatabase } from '#server/database/database.ts';
import { noticeOfNewDatabase } from './command-line/database-there.ts';
import { tellInASentence } from './command-line/tell-in-a-sentence.ts';
import { demoRow } from './demo-submissions.ts';

/** `npm run seed -- --rows N`: demo submissions, spread over all tables and the last 90 days. */
const batchSize = 500;

await tellInASentence('The demo submissions could not be stored', seed);

async function seed(): Promise<void> {
  const total = readRows();
  const config = readConfig(process.env);
  const tellIfNew = noticeOfNewDatabase(config);
  const database = await openDatabase(config, pino({ level: 'warn' }));
  tellIfNew();
  const started = performance.now();
  let done = 0;
  for (const [index, form] of forms.entries()) {
    const share = Math.floor(total / forms.length) + (index < total % forms.length ? 1 : 0);
    for (let left = share; left > 0; left -= batchSize) {
      done += await insert(database, form, Math.min(left, batchSize));
      showProgress(done, total, form.title);
    }
  }
  await database.db.destroy();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`\n${done} demo submissions in ${seconds} s. Their addresses end in .example.`);
}

function readRows(): number {
  const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000' } } });
  const rows = Number(values.rows);
  if (!Number.isSafeInteger(rows) || rows < 1)
    throw new StartError('Say how many: npm run seed -- --rows 1000');
  return rows;
}

/** One statement is one transaction. */
async function insert({ db }: Database, form: FormDefinition, count: number): Promise<number> {
  const rows = Array.from({ length: count }, () => demoRow(form));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto(form.table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

function showProgress(done: number, total: number, title: string): void {
  const percent = String(Math.round((100 * done) / total)).padStart(3);
  if (process.stdout.isTTY) process.stdout.write(`\r${percent} %  ${title.padEnd(20)}`);
  else if (done % 10_000 < batchSize) console.log(`${percent} %  ${title}`);
}
