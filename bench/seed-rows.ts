import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../server/database/connection.ts';

export const seededTable = 'contact_submissions';

/** Fills the table up from so many rows to so many, a second between each and the next. */
export async function seedRows(
  { db, engine }: Database,
  url: string | null,
  from: number,
  to: number,
): Promise<void> {
  const numbers =
    engine === 'sqlite'
      ? sql`with recursive numbers(n) as (select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(to)})`
      : sql`with numbers as (select n from generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) n)`;
  const time =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', '2026-01-01', n || ' seconds')`
      : sql`timestamptz '2026-01-01Z' + n * interval '1 second'`;
  const message = sql`'For my daughter, who is fourteen and likes robots, number ' || n || case when n % 100000 = 500 then ' needle' else '' end`;
  const text =
    sql`insert into ${sql.table(seededTable)} (id, created_at, reference, status, name, email, subject, message, search_text)
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

/** The time of the row in the middle, from which a deep page starts. */
export function middleOf(rows: number): string {
  return new Date(Date.UTC(2026, 0, 1) + (rows / 2) * 1000).toISOString();
}
