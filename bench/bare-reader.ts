import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Config } from '../server/config/config.ts';
import { sqliteFile } from '../server/database/sqlite.ts';
import { seededTable } from './seed-rows.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataDirectory'>;

/** The least a program can do to read: one connection, text in, rows out. */
export type BareReader = {
  query: (text: string) => Promise<unknown[]>;
  /** Reads every row, keeping none; answers how many there were. */
  all: () => Promise<number>;
};

export async function bareReader({ databaseUrl, dataDirectory }: Place): Promise<BareReader> {
  return databaseUrl ? barePostgres(databaseUrl) : bareSqlite(dataDirectory);
}

const everyRow = `select * from ${seededTable} order by created_at desc, id desc`;

function bareSqlite(dataDirectory: string): BareReader {
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

async function barePostgres(url: string): Promise<BareReader> {
  const connection = new pg.Client({ connectionString: url });
  // The server is stopped at the end, connections and all.
  connection.on('error', () => undefined);
  await connection.connect();
  return {
    // The driver's own promises make each query keep the next one alive, and full collections longer.
    query: (text) =>
      new Promise((resolve, reject) =>
        connection.query(text, (error, result) => (error ? reject(error) : resolve(result.rows))),
      ),
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
