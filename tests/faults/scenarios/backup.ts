import { execFile } from 'node:child_process';
import { cp, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { atLeast, atMost, type Scenario } from '#tests/faults/scenario.ts';
import { newDatabase, startPostgres } from '#tests/support/postgres.ts';

/** The most memory a command may hold, in megabytes, however many rows there are. */
const memory = 400;

export const backup: Scenario[] = [
  {
    name: 'backup',
    title: 'A backup is restored into the other engine and back (a round is a row)',
    rounds: { long: 100_000, short: 1000 },
    run: async (rows, say) =>
      (await measureBackup(rows, say)).flatMap(({ way, ...measured }) => [
        atLeast(`${way}: rows restored`, measured.rows, rows),
        atLeast(`${way}: tables restored`, measured.tables, 10),
        atMost(`${way}: tables with another digest`, measured.different.length, 0),
        atMost(`${way}: memory of the backup`, measured.peak.backup, memory, ' MB'),
        atMost(`${way}: memory of the restore`, measured.peak.restore, memory, ' MB'),
        figure(`${way}: backup and restore`, `${measured.seconds.backup} + ${measured.seconds.restore} s`),
        figure(`${way}: size of the file`, `${measured.megabytes} MB`),
        figure(
          `${way}: a copy with one flipped bit`,
          measured.damaged.includes('Nothing was changed.') ? 'refused' : measured.damaged,
          'refused',
        ),
      ]),
  },
];

function figure(what: string, value: string, promise = '') {
  return { what, value, promise, held: promise === '' || value === promise };
}

type BackupFigures = {
  /** From which engine into which. */
  way: string;
  rows: number;
  tables: number;
  /** Tables whose rows or digest differ from those of the first backup. */
  different: string[];
  megabytes: number;
  seconds: { backup: number; restore: number };
  /** The most memory the process held, in megabytes. */
  peak: { backup: number; restore: number };
  /** What a copy with one flipped bit was answered. */
  damaged: string;
};

/**
 * `rows` demo submissions in SQLite, backed up and restored into PostgreSQL, and from there into SQLite
 * again, by the commands a person would give.
 */
export async function measureBackup(
  rows: number,
  say: (progress: string) => void = () => undefined,
): Promise<BackupFigures[]> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheon-backup-'));
  const postgres = await startPostgres();
  try {
    const databaseUrl = await newDatabase(postgres.url);
    const places = [
      { engine: 'sqlite', environment: { DATA_DIR: join(folder, 'first') } },
      { engine: 'postgres', environment: { DATA_DIR: join(folder, 'second'), DATABASE_URL: databaseUrl } },
      { engine: 'sqlite', environment: { DATA_DIR: join(folder, 'third') } },
    ] as const;
    say(`making ${rows} rows`);
    await command('seed', ['--rows', String(rows)], places[0].environment);
    const figures: BackupFigures[] = [];
    let first: Record<string, string> | null = null;
    for (const [index, { engine, environment }] of places.slice(0, -1).entries()) {
      const into = places[index + 1] ?? places[0];
      const file = join(folder, `${index}.backup`);
      say(`${engine} into ${into.engine}`);
      const backup = await command('backup', [file], environment);
      const restore = await command('restore', [file], into.environment);
      const restored = digestsIn(restore.said);
      first ??= restored;
      figures.push({
        way: `${engine} → ${into.engine}`,
        rows: Number(/([\d,]+) rows restored in/.exec(restore.said)?.[1]?.replaceAll(',', '')),
        tables: Object.keys(restored).length,
        different: differences(first, restored),
        megabytes: Number(/rows in ([\d.]+) MB/.exec(backup.said)?.[1]),
        seconds: { backup: backup.seconds, restore: restore.seconds },
        peak: { backup: backup.peak, restore: restore.peak },
        damaged: await answerToDamage(file, into.environment),
      });
    }
    return figures;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const reportPeak = `data:text/javascript,process.on('exit',()=>console.error('peak',process.resourceUsage().maxRSS))`;

async function command(name: string, args: string[], environment: Record<string, string>) {
  const script = resolve(import.meta.dirname, `../../../scripts/${name}.ts`);
  const started = performance.now();
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--import', reportPeak, script, ...args],
    { env: { ...process.env, DATABASE_URL: '', ...environment } },
  );
  return {
    said: stdout,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    peak: Math.round(Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024),
  };
}

/** What `npm run restore` prints of each table: how many rows, and their digest. */
function digestsIn(said: string): Record<string, string> {
  const lines = said.matchAll(/^(\w+)\s+([\d,]+ {2}[0-9a-f]{64})$/gm);
  return Object.fromEntries([...lines].map(([, table, sum]) => [table, sum]));
}

/** The audit log grows by the backups and restores themselves. */
function differences(first: Record<string, string>, restored: Record<string, string>): string[] {
  return Object.keys({ ...first, ...restored }).filter(
    (table) => table !== 'audit_log' && first[table] !== restored[table],
  );
}

async function answerToDamage(file: string, environment: Record<string, string>): Promise<string> {
  const copy = `${file}.damaged`;
  await cp(file, copy);
  const handle = await open(copy, 'r+');
  const position = Math.floor((await handle.stat()).size / 2);
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, position);
  await handle.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, position);
  await handle.close();
  return command('restore', [copy, '--overwrite'], environment).then(
    () => 'accepted',
    ({ stderr }: { stderr: string }) => stderr.split('\n')[0] ?? '',
  );
}
