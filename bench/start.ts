import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { residentMegabytes } from '../tests/support/process-memory.ts';
import { startSite } from '../tests/support/site.ts';
import type { Section } from './report.ts';

type Start = { ms: number; megabytes: number };

/** From a built checkout to the first page, and the memory at rest, beside Node with an empty program. */
export async function benchStart(): Promise<Section> {
  const ours = await middleOfFive(startOurs);
  const bare = await middleOfFive(startBare);
  const beside = (value: number) => ({ name: 'Node alone', value });
  return {
    title: 'Start',
    figures: [
      {
        name: 'cold start to the first page',
        unit: 'ms',
        ours: ours.ms,
        beside: beside(bare.ms),
        goal: { most: 1000 },
      },
      {
        name: 'memory at rest',
        unit: 'MB',
        ours: ours.megabytes,
        beside: beside(bare.megabytes),
        goal: { most: 150 },
      },
    ],
  };
}

async function middleOfFive(start: () => Promise<Start>): Promise<Start> {
  const starts: Start[] = [];
  for (let run = 0; run < 5; run++) starts.push(await start());
  starts.sort((a, b) => a.ms - b.ms);
  return starts[2] ?? { ms: Number.NaN, megabytes: Number.NaN };
}

/** As `npm start` does it, on a new data folder. */
async function startOurs(): Promise<Start> {
  const started = performance.now();
  const site = await startSite({ LOG_LEVEL: 'info', NODE_ENV: 'production' });
  await (await fetch(site.url)).arrayBuffer();
  const ms = performance.now() - started;
  await wait(2000);
  const megabytes = residentMegabytes(site.process.pid ?? 0);
  await site.stop();
  return { ms, megabytes };
}

async function startBare(): Promise<Start> {
  const started = performance.now();
  const node = spawn(process.execPath, ['--eval', 'console.log("up"); setInterval(() => {}, 1000)']);
  await once(node.stdout, 'data');
  const ms = performance.now() - started;
  const megabytes = residentMegabytes(node.pid ?? 0);
  node.kill();
  await once(node, 'exit');
  return { ms, megabytes };
}
