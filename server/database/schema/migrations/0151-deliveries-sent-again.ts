import { sql } from 'kysely';
import type { SchemaChange } from './migration.ts';

/** Sent again, a delivery gets a new id. Who asks for that once more by the id it had finds it. */
export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema.alterTable('outbox').addColumn('earlier_id', 'text').execute();
  await trx.schema
    .createIndex('outbox_by_earlier_id')
    .on('outbox')
    .column('earlier_id')
    .where(sql.ref('earlier_id'), 'is not', null)
    .execute();
}
