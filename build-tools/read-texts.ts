import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Texts } from '#app/editable/texts.ts';

/** Every text of `app/content/`, and what it is made of. */
export async function readTexts(): Promise<Texts> {
  const thread = new Worker(resolve(import.meta.dirname, 'texts-thread.ts'));
  const [texts] = await once(thread, 'message');
  return texts;
}
