import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MadePages, PageAnswer, PageTask, ShownPage } from '#app/editable/page-maker.ts';
import type { Changes } from '#app/editable/texts.ts';

/** Milliseconds that one task may take, and that the thread stays after the last: it holds the whole site. */
const most = { task: 60_000, idle: 120_000 };

export type PageMaker = {
  /** The pages that these changes make. */
  make: (changes: Changes) => Promise<MadePages>;
  /** A page with these changes, for whoever edits it. */
  show: (address: string, changes: Changes, nonce: string) => Promise<ShownPage>;
};

/** Renders in a thread, so that visitors do not wait for it, which loads the site when it is first needed. */
export function openPageMaker(checkout: string): PageMaker {
  let thread: Worker | null = null;
  let leaving: NodeJS.Timeout | undefined;
  let before: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(resolve(checkout, 'build-tools/publishing/pages-thread.ts'), {
      workerData: resolve(checkout, 'build'),
      // It knows no secrets.
      env: { NODE_ENV: 'production' },
      execArgv: [],
    });
    started.unref();
    // Whoever waits for an answer hears of it; later it is nobody's business.
    started.on('error', () => {});
    return started;
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  async function askThread(task: PageTask): Promise<PageAnswer> {
    clearTimeout(leaving);
    thread ??= start();
    try {
      thread.postMessage(task);
      const [answer] = await once(thread, 'message', { signal: AbortSignal.timeout(most.task) });
      leaving = setTimeout(end, most.idle).unref();
      return answer;
    } catch (error) {
      await end();
      throw error;
    }
  }

  async function ask(task: PageTask): Promise<PageAnswer> {
    const asked = before.then(() => askThread(task));
    before = asked.catch(() => {});
    const answer = await asked;
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  }

  return {
    make: async (changes) => {
      const answer = await ask({ does: 'make', changes });
      return 'made' in answer ? answer.made : { documents: [], problems: [] };
    },
    show: async (address, changes, nonce) => {
      const answer = await ask({ does: 'show', address, changes, nonce });
      return 'shown' in answer ? answer.shown : { html: '', paths: [] };
    },
  };
}
