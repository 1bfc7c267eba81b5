import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../server/database/sqlite.ts';
import { seededTable } from './seed-rows.ts';

/** The least a program can do to read: one connection, text in, rows out. */
export type BareReader = {
  query: (text: string) => Promise<unknown[]>;
  /** Reads every row, keeping none; answers how many there were. */
  all: () => Promise<number>;
};

const everyRow = `select * from ${seededTable} order by created_at desc, id desc`;

export function bareSqlite(dataDirectory: string): BareReader {
  const connection = new DatabaseSync(sqliteFile(dataDirectory), { readOnly: true });
  return {
    query: async (text) => connection.prepare(text).all(),
    all: async () => {
      let count = 0;
      for (const _ of connection.prepare(everyRow).iterate()) count++;
      return count;
    },
  };
}

export async function barePostgres(url: string): Promise<BareReader> {
  const connection = new pg.Client({ connectionString: url });
  // The server is stopped at the end, connections and all.
  connection.on('error', () => undefined);
  await connection.connect();
  return {
    query: async (text) => (await connection.query(text)).rows,
    all: async () => {
      await connection.query(`begin; declare every cursor for ${everyRow}`);
      let count = 0;
      for (let batch = 1; batch > 0; count += batch)
        batch = (await connection.query('fetch 1000 from every')).rows.length;
      await connection.query('commit');
      return count;
    },
  };
}

/** A plain `node:http` server in front of it: the query is in the address. */
export async function plainServer({ query }: BareReader): Promise<{ url: string; stop: () => void }> {
  const server = createServer(async (request, response) => {
    const body = Buffer.from(
      JSON.stringify(await query(decodeURIComponent(request.url?.split('?')[1] ?? ''))),
    );
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`,
    stop: () => server.close(),
  };
}
