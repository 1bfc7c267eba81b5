import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { processorSeconds } from '../tests/support/processor-time.ts';
import type { Answered, Load } from './load-process.ts';

export type Measured = Answered & {
  /** Answers for a second of the server's own processor time: holds still on a busy machine. */
  perCpuSecond: number;
};

/** Runs a load, and reads what the processes that answered spent on it. */
export async function putUnderLoad(load: Load, servers: number[]): Promise<Measured> {
  const child = fork(resolve(import.meta.dirname, 'load-process.ts'));
  const before = cpuSeconds(servers);
  child.send(load);
  const [answered] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the load could not be run'))),
  ])) as [Answered];
  const spent = cpuSeconds(servers) - before;
  // The first two seconds warm up; a request costs the same in them.
  const all = answered.perSecond * (load.seconds + 2);
  return { ...answered, perCpuSecond: spent > 0 ? all / spent : Number.NaN };
}

function cpuSeconds(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + processorSeconds(pid), 0);
}
