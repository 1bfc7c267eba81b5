import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '#server/database/connection.ts';
import type { AppEnv } from '#server/http/request-context.ts';

/** `/healthz`: the process runs. `/readyz`: it can store a submission. */
export function health({ database }: { database: Database }): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      try {
        await sql`select 1`.execute(database.db);
        return context.text('ready');
      } catch {
        context.header('retry-after', '5');
        return context.text('the database does not answer', 503);
      }
    });
}
