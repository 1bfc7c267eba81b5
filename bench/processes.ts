import { startNginx } from '../tests/faults/nginx.ts';
import { startPgBouncer } from '../tests/support/pgbouncer.ts';
import { startSite } from '../tests/support/site.ts';
import { withDatabase } from './database.ts';
import { table } from './least-server.ts';
import { type Load, putUnderLoad } from './load.ts';
import type { Figure, Section } from './report.ts';

const load = { connections: 32, seconds: 5 };
const asked = [
  ['page', { path: '/contact', cookie: '' }],
  ['stored message', { path: `/api/submissions/${table}` }],
] as const satisfies readonly [string, Partial<Load>][];

type Setup = { name: string; processes: number; throughBouncer?: boolean };

const setups: Setup[] = [
  { name: 'one process', processes: 1 },
  { name: 'two processes', processes: 2 },
  { name: 'four processes', processes: 4 },
  { name: 'four processes, PgBouncer', processes: 4, throughBouncer: true },
];

/** Several processes behind nginx on one PostgreSQL, each beside a single one. */
export async function benchProcesses(): Promise<Section> {
  const figures: Figure[] = [];
  const alone = new Map<string, number>();
  for (const setup of setups) {
    console.log(`  ${setup.name}`);
    for (const { name, unit, value } of await measure(setup)) {
      if (!alone.has(name)) alone.set(name, value);
      figures.push({
        name: `${setup.name}, ${name}`,
        unit,
        ours: value,
        beside: { name: 'one process', value: alone.get(name) ?? Number.NaN },
      });
    }
  }
  return { title: 'Processes behind nginx on one PostgreSQL', figures };
}

function measure({ processes, throughBouncer = false }: Setup) {
  return withDatabase('postgres', async ({ environment }) => {
    const bouncer = throughBouncer ? await startPgBouncer(environment.DATABASE_URL ?? '') : null;
    const sites = await Promise.all(
      Array.from({ length: processes }, () =>
        startSite({
          ...environment,
          ...(bouncer ? { DATABASE_URL: bouncer.url } : {}),
          TRUST_PROXY: 'loopback',
        }),
      ),
    );
    const nginx = await startNginx(sites.map(({ url }) => url));
    if (!nginx) throw new Error('This needs the package nginx-light.');
    const port = Number(new URL(nginx.url).port);
    const figures: { name: string; unit: string; value: number }[] = [];
    for (const [what, request] of asked) {
      const { perSecond, p99, failed, cpuMicroseconds } = await putUnderLoad(
        { ...load, ...request, port },
        ...sites.map((site) => site.process.pid ?? 0),
      );
      if (failed > 0) throw new Error(`${failed} answers were refused.`);
      figures.push(
        { name: `${what}s per second`, unit: '/s', value: perSecond },
        { name: `${what}, p99`, unit: 'ms', value: p99 },
        { name: `${what}, processor time of ours`, unit: 'µs', value: cpuMicroseconds },
      );
    }
    await nginx.stop();
    for (const site of sites) await site.stop();
    await bouncer?.stop();
    return figures;
  });
}
