import { type RawBuilder, sql } from 'kysely';
import type { Engine } from './engine.ts';

/** The day (UTC) of a time, as text like 2026-01-31. */
export function dayOf(engine: Engine, column: string): RawBuilder<string> {
  if (engine === 'sqlite') return sql`substr(${sql.ref(column)}, 1, 10)`;
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD')`;
}
