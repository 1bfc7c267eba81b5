import { sql } from 'kysely';
import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  // The Message-ID of what came by mail: the same mail is taken in once.
  await trx.schema.alterTable('submission_messages').addColumn('mail_id', 'text').execute();
  await trx.schema
    .createIndex('submission_messages_by_mail')
    .unique()
    .on('submission_messages')
    .column('mail_id')
    .where(sql.ref('mail_id'), 'is not', sql.lit(null))
    .execute();
  await trx.schema
    .createTable('message_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    // In base64, so that both engines and every backup hold it alike.
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('message_attachments_by_submission')
    .on('message_attachments')
    .column('submission_id')
    .execute();
  await trx.schema
    .createTable('mailbox_places')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'integer', (column) => column.notNull())
    .execute();
}
