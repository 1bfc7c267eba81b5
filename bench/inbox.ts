import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { type Database, type Engine, openDatabase } from '#server/database/database.ts';
import { sqliteFile } from '#server/database/sqlite.ts';
import { newDatabase, startPostgres } from '../tests/postgres.ts';
import { startSite } from '../tests/site.ts';
import { makeAdmin, signIn } from '../tests/staff.ts';

/**
 * `node bench/inbox.ts [--rows N]`: the inbox with a million rows in one table, on both engines, beside the
 * bare driver and a plain `node:http` server in front of it, all in one run.
 */
const rows = Number(process.argv[process.argv.indexOf('--rows') + 1]) || 1_000_000;
const table = 'contact_submissions';
const samples = 300;
const page = `select * from ${table} where status <> 'spam' order by created_at desc, id desc limit 51`;
const deep = (at: string) =>
  `select * from ${table} where status <> 'spam' and (created_at, id) < ('${at}', 'm') order by created_at desc, id desc limit 51`;
const middle = new Date(Date.UTC(2026, 0, 1) + (rows / 2) * 1000).toISOString();

/** The least a program can do: one connection, text in, rows out. */
type Bare = { query: (text: string) => Promise<unknown[]>; all: () => Promise<number> };

for (const engine of ['sqlite', 'postgres'] as const) await measure(engine);

async function measure(engine: Engine): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'prometheon-bench-'));
  const postgres = engine === 'postgres' ? await startPostgres() : null;
  const databaseUrl = postgres ? await newDatabase(postgres.url) : null;
  const database = await openDatabase({ databaseUrl, dataDirectory }, pino({ level: 'silent' }));
  await seed(database, databaseUrl);
  await makeAdmin(database, 'bench@example.org');
  const bare = databaseUrl ? await barePostgres(databaseUrl) : bareSqlite(dataDirectory);
  const site = await startSite({
    DATA_DIR: dataDirectory,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  const cookie = await signIn(site.url, 'bench@example.org');
  const ask = async (query: string) =>
    (await fetch(`${site.url}/api/admin/submissions/${table}${query}`, { headers: { cookie } })).json();
  const plain = await plainServer(bare);

  console.log(`\n${engine}, ${rows.toLocaleString('en-US')} rows (milliseconds; median / p99 of ${samples})`);
  const cursor = Buffer.from(JSON.stringify([middle, 'm'])).toString('base64url');
  for (const [name, text, query] of [
    ['first page', page, '?limit=50'],
    ['deep page', deep(middle), `?limit=50&cursor=${cursor}`],
  ] as const) {
    const measured = {
      'bare SQL': await timed(() => bare.query(text)),
      'plain node:http': await timed(async () =>
        (await fetch(`${plain.url}?${encodeURIComponent(text)}`)).json(),
      ),
      ours: await timed(() => ask(query)),
    };
    const shown = Object.entries(measured).map(
      ([what, [median, late]]) => `${what} ${median.toFixed(2)} / ${late.toFixed(2)}`,
    );
    console.log(`${name}: ${shown.join(', ')}`);
  }
  const byName = Buffer.from(JSON.stringify(['Ana María', middle, 'm'])).toString('base64url');
  for (const [name, query] of [
    ['search for a rare word', '?q=needle'],
    ['search for a common word', '?q=daughter'],
    ['search for what is not there', '?q=nowhere-to-be-found'],
    ['sorted by email', '?sort=email'],
    ['sorted by name, from the middle on', `?sort=name&cursor=${byName}`],
    ['sorted by name, of a status that is nowhere', '?sort=name&status=done'],
  ] as const) {
    const started = performance.now();
    const { rows: found, total } = await ask(query);
    console.log(
      `${name}: ${Math.round(performance.now() - started)} ms, ${found.length} rows, total ${total}`,
    );
  }

  let started = performance.now();
  const read = await bare.all();
  const bareRate = read / ((performance.now() - started) / 1000);
  // Connections that went stale meanwhile are noticed first.
  await new Promise((resolve) => setTimeout(resolve, 200));
  started = performance.now();
  const response = await fetch(`${site.url}/api/admin/submissions/${table}/export.csv`, {
    headers: { cookie },
  });
  const reader = response.body?.getReader();
  let bytes = (await reader?.read())?.value?.length ?? 0;
  const firstByte = performance.now() - started;
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    bytes += part.value.length;
  const rate = rows / ((performance.now() - started) / 1000);
  const memory = readFileSync(`/proc/${site.process.pid}/status`, 'utf8').match(/VmHWM:\s+(\d+)/)?.[1];
  console.log(
    `export: first byte ${Math.round(firstByte)} ms, ${Math.round(rate)} rows/s (bare driver ${Math.round(bareRate)}), ` +
      `${Math.round(bytes / 1e6)} MB, peak memory of the server ${Math.round(Number(memory) / 1024)} MB`,
  );

  plain.stop();
  await site.stop();
  await database.db.destroy();
  await postgres?.stop();
  await rm(dataDirectory, { recursive: true, force: true });
}

async function seed({ db, engine }: Database, url: string | null): Promise<void> {
  const numbers =
    engine === 'sqlite'
      ? sql`with recursive numbers(n) as (select 0 union all select n + 1 from numbers where n + 1 < ${sql.lit(rows)})`
      : sql`with numbers as (select n from generate_series(0, ${sql.lit(rows - 1)}) n)`;
  const time =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', n || ' seconds')`
      : sql`timestamptz '2026-01-01Z' + n * interval '1 second'`;
  const message = sql`'For my daughter, who is fourteen and likes robots, number ' || n || case when n % 100000 = 500 then ' needle' else '' end`;
  const text =
    sql`insert into ${sql.table(table)} (id, created_at, reference, status, name, email, subject, message, search_text)
    ${numbers} select 'id-' || n, ${time}, 'R-' || n, 'new', 'Ana María', 'ana' || n || '@example.org', 'A class', ${message},
    lower('r-' || n || ' ana maria ana' || n || '@example.org a class ' || ${message}) from numbers`.compile(
      db,
    );
  // The site's own connections would lose patience.
  if (url) {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(text.sql);
    await client.query('vacuum analyze');
    await client.end();
    return;
  }
  await db.executeQuery(text);
  await sql`analyze`.execute(db);
}

function bareSqlite(dataDirectory: string): Bare {
  const connection = new DatabaseSync(sqliteFile(dataDirectory), { readOnly: true });
  return {
    query: async (text) => connection.prepare(text).all(),
    all: async () => {
      let count = 0;
      for (const _ of connection
        .prepare(`select * from ${table} order by created_at desc, id desc`)
        .iterate())
        count++;
      return count;
    },
  };
}

async function barePostgres(url: string): Promise<Bare> {
  const connection = new pg.Client({ connectionString: url });
  // The server is stopped at the end, connections and all.
  connection.on('error', () => undefined);
  await connection.connect();
  return {
    query: async (text) => (await connection.query(text)).rows,
    all: async () => {
      await connection.query(
        `begin; declare every cursor for select * from ${table} order by created_at desc, id desc`,
      );
      let count = 0;
      for (let batch = 1; batch > 0; count += batch)
        batch = (await connection.query('fetch 1000 from every')).rows.length;
      await connection.query('commit');
      return count;
    },
  };
}

async function plainServer({ query }: Bare): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(await query(decodeURIComponent(request.url?.split('?')[1] ?? ''))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    stop: () => server.close(),
  };
}

/** Median and p99. */
async function timed(act: () => Promise<unknown>): Promise<[number, number]> {
  for (let warm = 0; warm < 30; warm++) await act();
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample++) {
    const started = performance.now();
    await act();
    times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return [times[samples / 2] ?? 0, times[Math.floor(samples * 0.99)] ?? 0];
}
