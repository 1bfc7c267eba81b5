import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { buildRig } from '#tests/faults/rig.ts';
import { atLeast, type Figure, type Scenario } from '#tests/faults/scenario.ts';
import { postForm } from '#tests/support/post-form.ts';

async function oneByOne(url: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const { status } = await postForm(url, 'aerial_submissions', {
      name: 'Ana',
      email: 'ana@example.org',
      message: `Number ${n}`,
    });
    if (status !== 201) throw new Error(`a submission was answered ${status}`);
  }
}

/** The kernel's own account of it, where it may be read. */
async function syncsOf(pid: number, work: () => Promise<void>): Promise<number | null> {
  if (spawnSync('strace', ['-V']).error) return null;
  const directory = mkdtempSync(join(tmpdir(), 'prometheon-strace-'));
  const file = join(directory, 'calls');
  const trace = spawn('strace', ['-f', '-p', String(pid), '-e', 'trace=fsync,fdatasync', '-o', file]);
  const attached = await Promise.race([
    once(trace.stderr, 'data').then(String),
    once(trace, 'exit').then(() => ''),
  ]);
  if (!attached.includes('attached')) return null;
  await work();
  trace.kill('SIGINT');
  await once(trace, 'exit');
  const calls = readFileSync(file, 'utf8').match(/f(?:data)?sync\(/g)?.length ?? 0;
  rmSync(directory, { recursive: true });
  return calls;
}

const sqliteSyncs: Scenario = {
  name: 'syncs-sqlite',
  title: 'SQLite syncs before it acknowledges (one visitor at a time)',
  rounds: { long: 200, short: 20 },
  run: async (count) => {
    const rig = await buildRig('sqlite');
    const site = await rig.start();
    const syncs = await syncsOf(site.process.pid ?? 0, () => oneByOne(rig.url, count));
    await site.stop();
    await rig.dispose();
    if (syncs === null) return [notSeen];
    return [atLeast('syncs for each acknowledged submission', syncs / count, 1)];
  },
};

const notSeen: Figure = {
  what: 'syncs',
  value: 'not seen',
  promise: 'needs strace and leave to use it',
  held: true,
};

const postgresSyncs: Scenario = {
  name: 'syncs-postgres',
  title: 'PostgreSQL syncs before we acknowledge (one visitor at a time)',
  rounds: { long: 200, short: 20 },
  run: async (count) => {
    const rig = await buildRig('postgres');
    const site = await rig.start();
    const client = new pg.Client({ connectionString: rig.databaseUrl ?? '' });
    await client.connect();
    const syncs = async () =>
      Number((await client.query('select wal_sync from pg_stat_wal')).rows[0].wal_sync);
    const before = await syncs();
    await oneByOne(rig.url, count);
    // A connection hands in its statistics when it closes.
    await site.stop();
    await wait(500);
    const after = await syncs();
    await client.end();
    await rig.dispose();
    return [atLeast('syncs for each acknowledged submission', (after - before) / count, 1)];
  },
};

export const syncs = [sqliteSyncs, postgresSyncs];
