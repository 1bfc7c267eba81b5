import { sql } from 'kysely';
import type { SchemaChange } from '../migration.ts';

/** Staff are shown every second how many deliveries were given up: those few are found without the rest. */
export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema
    .createIndex('outbox_failed')
    .on('outbox')
    .column('created_at')
    .where(sql.ref('state'), '=', sql.lit('failed'))
    .execute();
}
