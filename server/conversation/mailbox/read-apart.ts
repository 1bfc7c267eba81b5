import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { IncomingMail } from './read-mail.ts';

/** Milliseconds and megabytes that one mail may take. */
const most = { time: 15_000, memory: 128 };

/**
 * Reads a mail in a thread that knows no secrets and can be ended: ten megabytes made to harm a parser would keep
 * every visitor waiting for minutes, or end the process. Null for a mail that could not be read.
 */
export async function readApart(script: string, source: Uint8Array): Promise<IncomingMail | null> {
  const thread = new Worker(script, {
    workerData: source,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: most.memory },
  });
  // What still goes wrong after we have given up on it is nobody's business.
  thread.on('error', () => {});
  try {
    const [mail] = await once(thread, 'message', { signal: AbortSignal.timeout(most.time) });
    return mail;
  } catch {
    return null;
  } finally {
    await thread.terminate();
  }
}
