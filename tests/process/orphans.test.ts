import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

test('a site ends with the process of the test that started it, even when that is killed', async () => {
  const worker = fork(resolve(import.meta.dirname, '../support/start-and-stay.ts'));
  const [site] = await once(worker, 'message');
  expect(isRunning(site)).toBe(true);
  worker.kill('SIGKILL');
  await expect.poll(() => isRunning(site), { timeout: 60_000 }).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
