import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange): Promise<void> {
  // The status that a reply replaced, so that taking it back puts that back, too.
  await trx.schema.alterTable('submission_messages').addColumn('moved_from', 'text').execute();
  // What a mail says that is sent for a message; sent again it gets another id, but not other words.
  await trx.schema.alterTable('outbox').addColumn('message_id', 'text').execute();
  await trx.schema
    .createTable('reply_drafts')
    .addColumn('submission_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('reply_drafts_of_one', ['submission_id', 'user_id'])
    .execute();
}
