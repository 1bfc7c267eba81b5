import type { SchemaChange } from '../migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  await trx.schema.createIndex('audit_log_by_action').on('audit_log').columns(['action', 'id']).execute();
}
