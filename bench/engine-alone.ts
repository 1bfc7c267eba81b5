import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { postgresBinaries } from '../tests/support/postgres.ts';
import { bareInsert, bareValues } from './bare-insert.ts';

const message = {
  name: 'Ana María',
  email: 'ana@example.org',
  subject: 'A class for my daughter',
  message: 'She is fourteen and likes robots. Is there a place in July, and what does it cost?',
};

/** A loop over a prepared insert, each its own commit. */
export function sqliteAlone(file: string, seconds: number): number {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  const statement = database.prepare(bareInsert(() => '?'));
  const until = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < until; count++) statement.run(...bareValues(message, undefined));
  database.close();
  return count / seconds;
}

/** pgbench with the same insert; null when it is not installed. */
export function postgresAlone(
  url: string,
  directory: string,
  connections: number,
  seconds: number,
): number | null {
  const binaries = postgresBinaries();
  if (!binaries) return null;
  const values = [
    "'b' || gen_random_uuid()",
    'now()',
    'gen_random_uuid()::text',
    "'new'",
    'gen_random_uuid()::text',
    'gen_random_uuid()::text',
    ...[Object.values(message).join(' '), ...Object.values(message)].map((text) => `'${text}'`),
  ];
  const script = join(directory, 'insert.sql');
  writeFileSync(script, `${bareInsert((index) => values[index] ?? 'null')};\n`);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-f',
    script,
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(seconds),
  ];
  const { stdout, error } = spawnSync(join(binaries, 'pgbench'), [...options, url], { encoding: 'utf8' });
  return error ? null : Number(stdout.match(/tps = ([\d.]+)/)?.[1] ?? Number.NaN);
}
