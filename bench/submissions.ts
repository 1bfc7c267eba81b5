import { startSite } from '../tests/support/site.ts';
import { withDatabase } from './database.ts';
import { startLeastServer, table } from './least-server.ts';
import { putUnderLoad } from './load.ts';
import type { Figure, Section } from './report.ts';

const load = { connections: 32, seconds: 8 };
/** Each message comes from another visitor, so that every limit can stay on. */
const production = { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info', NODE_ENV: 'production' };

/** Stored messages per second, beside the least server that could store them. */
export async function benchSubmissions(): Promise<Section> {
  const figures: Figure[] = [];
  const notes: string[] = [];
  for (const engine of ['sqlite', 'postgres'] as const) {
    console.log(`  ${engine}`);
    const ours = await withDatabase(engine, async ({ environment }) => {
      const site = await startSite({ ...production, ...environment });
      const target = { port: Number(new URL(site.url).port), path: `/api/submissions/${table}` };
      const answered = await putUnderLoad({ ...load, ...target }, site.process.pid ?? 0);
      await site.stop();
      return answered;
    });
    const least = await withDatabase(engine, async ({ environment }) => {
      const server = await startLeastServer(environment);
      const answered = await putUnderLoad({ ...load, port: server.port, path: '/' }, server.pid);
      await server.stop();
      return answered;
    });
    const beside = (value: number) => ({ name: 'least server', value });
    figures.push(
      {
        name: `${engine}, stored per second`,
        unit: '/s',
        ours: ours.perSecond,
        beside: beside(least.perSecond),
        goal: { atLeast: 0.6 },
      },
      {
        name: `${engine}, p99 of an answer`,
        unit: 'ms',
        ours: ours.p99,
        beside: beside(least.p99),
        goal: { atMost: 2 },
      },
      {
        name: `${engine}, processor time per message`,
        unit: 'µs',
        ours: ours.cpuMicroseconds,
        beside: beside(least.cpuMicroseconds),
      },
    );
    if (ours.failed > 0) notes.push(`${engine}: ${ours.failed} answers were not 2xx.`);
  }
  return { title: `Stored submissions, ${load.connections} connections`, figures, notes };
}
