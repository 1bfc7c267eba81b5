import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { openDatabase } from '../server/database/database.ts';
import type { Engine } from '../server/database/engine.ts';
import { sqliteFile } from '../server/database/sqlite.ts';
import { newDatabase, startPostgres } from '../tests/support/postgres.ts';
import { startSite } from '../tests/support/site.ts';
import { bareTable } from './bare-insert.ts';
import { postgresAlone, sqliteAlone } from './engine-alone.ts';
import { type Measured, putUnderLoad } from './load.ts';
import { atLeast, atMost, type Figure, type Section, told } from './report.ts';

const seconds = 8;
const counts = [1, 32];
/** Each sends as another visitor, so that every limit can stay on. */
const environment = { TRUST_PROXY: 'loopback', LOG_LEVEL: 'info', NODE_ENV: 'production' };

/** Stored messages a second, beside the least server that could store them and beside the engine alone. */
export async function benchSubmissions(): Promise<Section> {
  const section: Section = { title: 'Stored submissions', figures: [], notes: [] };
  for (const engine of ['sqlite', 'postgres'] as const) await measure(engine, section);
  return section;
}

async function measure(engine: Engine, { figures, notes }: Section): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'prometheon-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const place = async (name: string) => ({
    dataDirectory: join(directory, name),
    databaseUrl: postgres ? await newDatabase(postgres.url) : null,
  });
  for (const connections of counts) {
    const load = { connections, seconds };
    const ours = await underOurs(await place(`ours-${connections}`), load);
    const bare = await underBare(await place(`bare-${connections}`), load);
    const alone = await underNone(await place(`alone-${connections}`), directory, connections);
    figures.push(...compare(engine, connections, ours, bare, alone));
    if (ours.failed > 0) notes.push(`${engine}, ${connections}: ${ours.failed} answers were not 2xx`);
    if (alone === null) notes.push('pgbench is not installed (Debian: apt-get install postgresql-15).');
  }
  await postgres?.stop();
  await rm(directory, { recursive: true, force: true });
}

type Place = { dataDirectory: string; databaseUrl: string | null };
type LoadShape = { connections: number; seconds: number };
type Under = Pick<Measured, 'perSecond' | 'p99' | 'failed' | 'perCpuSecond'>;

async function underOurs({ dataDirectory, databaseUrl }: Place, load: LoadShape): Promise<Under> {
  const database: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {};
  const site = await startSite({ ...environment, DATA_DIR: dataDirectory, ...database });
  const ask = { kind: 'submission' as const, path: `/api/submissions/${bareTable}` };
  const under = await putUnderLoad({ ...load, port: Number(new URL(site.url).port), ask }, [
    site.process.pid ?? 0,
  ]);
  await site.stop();
  return under;
}

async function underBare(place: Place, load: LoadShape): Promise<Under> {
  await migrated(place);
  const child = fork(resolve(import.meta.dirname, 'bare-process.ts'), [
    place.databaseUrl ?? sqliteFile(place.dataDirectory),
  ]);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const under = await putUnderLoad({ ...load, port, ask: { kind: 'submission', path: '/' } }, [
    child.pid ?? 0,
  ]);
  child.kill('SIGTERM');
  await once(child, 'exit');
  return under;
}

async function underNone(place: Place, directory: string, connections: number): Promise<number | null> {
  await migrated(place);
  if (place.databaseUrl) return postgresAlone(place.databaseUrl, directory, connections, seconds);
  return sqliteAlone(sqliteFile(place.dataDirectory), seconds);
}

/** The same tables and indexes for all. */
async function migrated(place: Place): Promise<void> {
  const { db } = await openDatabase(place, pino({ level: 'silent' }));
  await db.destroy();
}

function compare(
  engine: Engine,
  connections: number,
  ours: Under,
  bare: Under,
  alone: number | null,
): Figure[] {
  const rate = { name: `${engine}, ${connections} connections`, unit: '/s', ours: ours.perSecond };
  const late = { name: `${engine}, ${connections} connections, p99`, unit: 'ms', ours: ours.p99 };
  const besides = { rate: { name: 'bare', value: bare.perSecond }, late: { name: 'bare', value: bare.p99 } };
  const judged = connections > 1;
  const figures = [
    judged ? atLeast(rate, besides.rate, 0.6) : told(rate, besides.rate),
    judged ? atMost(late, besides.late, 2) : told(late, besides.late),
    told(
      {
        name: `${engine}, ${connections} connections, processor time each`,
        unit: 'µs',
        ours: 1e6 / ours.perCpuSecond,
      },
      { name: 'bare', value: 1e6 / bare.perCpuSecond },
    ),
  ];
  return alone === null ? figures : [...figures, told(rate, { name: 'engine alone', value: alone })];
}
