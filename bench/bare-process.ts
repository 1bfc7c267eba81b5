import { createServer } from 'node:http';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { bareInsert, bareValues } from './bare-insert.ts';

/**
 * The least that stores a message for good: `node:http`, the driver, one insert. No checks, no limits, no log.
 * Takes the address of a PostgreSQL or the path of an SQLite file whose tables are there.
 */
const target = process.argv[2] ?? '';
const insert = target.startsWith('postgres') ? insertIntoPostgres(target) : insertIntoSqlite(target);

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', async () => {
    const message = JSON.parse(Buffer.concat(parts).toString());
    const values = bareValues(message, request.headers['idempotency-key'] as string | undefined);
    await insert(values);
    const body = JSON.stringify({ id: values[0] });
    response.writeHead(201, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : null });
});

function insertIntoPostgres(url: string): (values: string[]) => Promise<unknown> {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  const text = bareInsert((index) => `$${index + 1}`);
  return (values) => pool.query({ name: 'insert', text, values });
}

function insertIntoSqlite(file: string): (values: string[]) => Promise<unknown> {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
  const statement = database.prepare(bareInsert(() => '?'));
  return async (values) => statement.run(...values);
}
