import { sql } from 'kysely';
import type { Engine } from '#server/database/engine.ts';
import type { SchemaChange } from './migration.ts';

export async function up(trx: SchemaChange, engine: Engine): Promise<void> {
  await sql`create table visit_counts (
    day text not null, page text not null, source text not null, campaign text not null, device text not null,
    views integer not null, visits integer not null, entries integer not null, seen integer not null,
    begun integer not null, primary key (day, page, source, campaign, device))`.execute(trx);
  await trx.schema
    .createTable('day_counts')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('day_counts_by_day', ['day', 'kind', 'name'])
    .execute();

  // What tells the visitors of one day apart; both are gone with the day.
  await trx.schema
    .createTable('visit_salts')
    .addColumn('day', 'text', (column) => column.primaryKey())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  await trx.schema
    .createTable('visit_marks')
    .addColumn('mark', 'text', (column) => column.primaryKey())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('campaign', 'text', (column) => column.notNull())
    .execute();
  await trx.schema.createIndex('visit_marks_by_day').on('visit_marks').column('day').execute();
  // Neither the log of changes nor a follower gets them.
  if (engine === 'postgres') await sql`alter table visit_marks set unlogged`.execute(trx);

  await trx.schema
    .createTable('qr_codes')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('retired_at', 'text')
    .execute();
}
