import { sql } from 'kysely';
import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  for (const column of ['mail_hash', 'mail_from'])
    await trx.schema.alterTable('submission_messages').addColumn(column, 'text').execute();
  // The same mail is taken in once.
  await trx.schema
    .createIndex('submission_messages_by_mail')
    .unique()
    .on('submission_messages')
    .columns(['submission_id', 'mail_hash'])
    .where(sql.ref('mail_hash'), 'is not', sql.lit(null))
    .execute();
  await trx.schema
    .createTable('message_attachments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('is_kept', 'integer', (column) => column.notNull())
    .execute();
  await trx.schema
    .createIndex('message_attachments_by_submission')
    .on('message_attachments')
    .column('submission_id')
    .execute();
  // In base64, so that both engines and every backup hold it alike.
  await trx.schema
    .createTable('attachment_pieces')
    .addColumn('attachment_id', 'text', (column) => column.notNull())
    .addColumn('piece', 'integer', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('attachment_pieces_in_order', ['attachment_id', 'piece'])
    .execute();
  await trx.schema
    .createTable('mailbox_places')
    .addColumn('mailbox', 'text', (column) => column.primaryKey())
    .addColumn('validity', 'text', (column) => column.notNull())
    .addColumn('uid', 'integer', (column) => column.notNull())
    .execute();
}
