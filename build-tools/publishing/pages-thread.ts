import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageAnswer, PageTask } from '#app/editable/page-maker.ts';
import { shownTexts, type Texts } from '#app/editable/texts.ts';
import { makePages } from './make-pages.ts';
import { markedTexts, pageWithTexts } from './page-texts.ts';

type Bundle = Pick<typeof import('#server/bundle.ts'), 'layOver' | 'renderAlone' | 'builtAddresses'>;

// Renders pages with other texts than the process that asks has: it loads the site anew, so nobody sees them there.
const buildDirectory: string = workerData;
const texts: Texts = JSON.parse(readFileSync(join(buildDirectory, 'texts.json'), 'utf8'));
const { layOver, renderAlone, builtAddresses }: Bundle = await import(
  join(buildDirectory, 'server/index.js')
);

async function answer(task: PageTask): Promise<PageAnswer> {
  if (task.does === 'show') {
    layOver(markedTexts(texts, task.changes));
    const html = await renderAlone(task.address, task.nonce);
    return { shown: pageWithTexts(html, texts, task.changes) };
  }
  layOver(shownTexts(texts, task.changes));
  return { made: await makePages({ buildDirectory, addresses: builtAddresses, render: renderAlone }) };
}

// One after the other: each lays its own texts over the same content.
let before = Promise.resolve();
parentPort?.on('message', (task: PageTask) => {
  before = before.then(async () => {
    const given = await answer(task).catch((error: Error): PageAnswer => ({ failed: error.message }));
    parentPort?.postMessage(given);
  });
});
