import type { SchemaChange } from './migration.ts';

/** Tries at signing in are counted in `visitor_counts`, by key and without reading any other row. */
export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema.dropTable('sign_in_tries').execute();
}
