import { randomInt } from 'node:crypto';
import type { SubmissionRow, SubmissionTable } from '#server/database/schema/tables.ts';
import type { EngineUnderTest } from './engines.ts';

/** Tests act as many visitors, so that limits for one of them stay on (the server runs with `manyVisitors`). */
export const manyVisitors = { TRUST_PROXY: 'loopback' };

export function visitorHeaders(): Record<string, string> {
  const address = Array.from({ length: 3 }, () => randomInt(256)).join('.');
  return { 'content-type': 'application/json', 'x-forwarded-for': `10.${address}` };
}

export function postForm(
  url: string,
  table: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api/submissions/${table}`, {
    method: 'POST',
    headers: { ...visitorHeaders(), ...headers },
    body: JSON.stringify(body),
  });
}

export async function rowsOf(
  { database }: EngineUnderTest,
  table: string,
): Promise<Map<string, SubmissionRow>> {
  const query = database().db.selectFrom(table as SubmissionTable);
  const rows = (await query.selectAll().execute()) as SubmissionRow[];
  return new Map(rows.map((row) => [row.id, row]));
}

/** PostgreSQL hands out JSON as a value, SQLite as text. */
export function asValue(stored: unknown): unknown {
  try {
    return typeof stored === 'string' && /^[[{]/.test(stored) ? JSON.parse(stored) : stored;
  } catch {
    return stored;
  }
}

/** So many hands work through a list. */
export const atOnce = 16;

/** Works through a list with a few hands, as browsers do. */
export async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
