import { fork } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { type Config, readConfig } from '../server/config/config.ts';
import { openSqlite } from '../server/database/sqlite.ts';

export const table = 'contact_submissions';

/** The least a program can do with a database. */
export type Driver = {
  query: (text: string) => Promise<unknown[]>;
  insert: (values: string[]) => Promise<unknown>;
  /** Reads every row of the table, keeping none. */
  readAll: () => Promise<void>;
};

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

export function openDriver({ databaseUrl, dataDirectory }: Place): Driver {
  return databaseUrl ? onPostgres(databaseUrl) : onSqlite(dataDirectory);
}

const everyRow = `select * from ${table} order by created_at desc, id desc`;

function onSqlite(dataDirectory: string): Driver {
  const database = openSqlite(dataDirectory);
  const insert = database.prepare(insertWith(() => '?'));
  return {
    query: async (text) => database.prepare(text).all(),
    insert: async (values) => insert.run(...values),
    readAll: async () => {
      for (const _ of database.prepare(everyRow).iterate());
    },
  };
}

function onPostgres(url: string): Driver {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  // The server is stopped at the end, connections and all.
  pool.on('error', () => undefined);
  const text = insertWith((index) => `$${index + 1}`);
  return {
    query: async (asked) => (await pool.query(asked)).rows,
    insert: (values) => pool.query({ name: 'insert', text, values }),
    readAll: async () => {
      const client = await pool.connect();
      await client.query(`begin; declare every cursor for ${everyRow}`);
      while ((await client.query('fetch 1000 from every')).rows.length > 0);
      await client.query('commit');
      client.release();
    },
  };
}

/** The columns of a contact message that our own write path fills. */
const columns =
  'id, created_at, reference, status, request_hash, search_text, idempotency_key, name, email, subject, message';

function insertWith(mark: (index: number) => string): string {
  const marks = columns.split(', ').map((_, index) => mark(index));
  return `insert into ${table} (${columns}) values (${marks.join(', ')})`;
}

type Message = { name: string; email: string; subject: string; message: string };

function valuesOf({ name, email, subject, message }: Message): string[] {
  const id = randomUUID();
  const hash = createHash('sha256').update(message).digest('base64url');
  const searched = `${name} ${email} ${subject} ${message}`.toLowerCase();
  const own = [id, new Date().toISOString(), id.slice(0, 18), 'new', hash, searched, id];
  return [...own, name, email, subject, message];
}

export type LeastServer = { port: number; pid: number; stop: () => Promise<void> };

/** `node:http` and the driver in a process of its own, as the site is. No checks, no limits, no log. */
export async function startLeastServer(environment: Record<string, string>): Promise<LeastServer> {
  const child = fork(import.meta.filename, { env: { ...process.env, ...environment } });
  const [address]: AddressInfo[] = await once(child, 'message');
  return {
    port: address?.port ?? 0,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

if (import.meta.main) {
  const driver = openDriver(readConfig(process.env));
  const server = createServer(async (request, response) => {
    const isPost = request.method === 'POST';
    const answer = isPost
      ? await driver.insert(valuesOf((await json(request)) as Message)).then(() => [])
      : await driver.query(decodeURIComponent(request.url?.split('?')[1] ?? ''));
    const body = Buffer.from(JSON.stringify(answer));
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    response.writeHead(isPost ? 201 : 200, headers).end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
}
