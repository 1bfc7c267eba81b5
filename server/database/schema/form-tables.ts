import { type RawBuilder, sql, type TableMetadata, type Transaction } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { StartError } from '#server/config/config.ts';
import type { Engine } from '#server/database/engine.ts';
import { type Column, type ColumnType, columnsOf, nameColumn } from './columns.ts';
import type { Tables } from './tables.ts';

/**
 * Tables follow the form definitions: a missing table is made, a missing column is added, nothing is ever
 * dropped or changed. What cannot be followed without touching data stops the start with a sentence.
 */
export async function followDefinitions(
  trx: Transaction<Tables>,
  engine: Engine,
  forms: readonly FormDefinition[],
): Promise<void> {
  const existing = new Map((await trx.introspection.getTables()).map((table) => [table.name, table]));
  for (const form of forms) {
    const table = existing.get(form.table);
    if (table) await addMissingColumns(trx, engine, form, table);
    else await createTable(trx, engine, form);
    await addMissingIndexes(trx, form);
  }
}

async function createTable(trx: Transaction<Tables>, engine: Engine, form: FormDefinition): Promise<void> {
  let table = trx.schema.createTable(form.table);
  for (const column of columnsOf(form)) {
    table = table.addColumn(column.name, typeOn(engine, column.type), (definition) => {
      if (column.name === 'id') return definition.primaryKey();
      const nullability = column.nullable ? definition : definition.notNull();
      return column.default ? nullability.defaultTo(column.default) : nullability;
    });
  }
  await table.execute();
}

async function addMissingIndexes(trx: Transaction<Tables>, form: FormDefinition): Promise<void> {
  const { table } = form;
  await index(trx, table, 'created_at', 'id').execute();
  await index(trx, table, 'status', 'created_at', 'id').execute();
  await index(trx, table, 'email', 'created_at', 'id').execute();
  await index(trx, table, nameColumn(form), 'created_at', 'id').execute();
  // It was shorter once.
  await trx.schema.dropIndex(`${table}_by_email_created_at`).ifExists().execute();
  await index(trx, table, 'idempotency_key').unique().execute();
  await index(trx, table, 'reference').unique().execute();
  await index(trx, table, 'request_hash', 'created_at').execute();
  await trx.schema
    .createIndex(`${table}_with_question`)
    .ifNotExists()
    .on(table)
    .column('created_at')
    .where(sql<boolean>`question is not null`)
    .execute();
  await trx.schema
    .createIndex(`${table}_by_link`)
    .ifNotExists()
    .on(table)
    .column('link_hash')
    .where(sql<boolean>`link_hash is not null`)
    .execute();
  await trx.schema
    .createIndex(`${table}_listed_later`)
    .ifNotExists()
    .on(table)
    .columns(['listed_at', 'id'])
    .where(sql<boolean>`listed_at is not null`)
    .execute();
}

function index(trx: Transaction<Tables>, table: string, ...columns: string[]) {
  return trx.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .ifNotExists()
    .on(table)
    .columns(columns);
}

async function addMissingColumns(
  trx: Transaction<Tables>,
  engine: Engine,
  form: FormDefinition,
  table: TableMetadata,
): Promise<void> {
  const present = new Map(table.columns.map((column) => [column.name, column]));
  for (const column of columnsOf(form)) {
    const there = present.get(column.name);
    if (there) assertFits(form, column, there.isNullable);
    else await addColumn(trx, engine, form, column);
  }
}

function assertFits(form: FormDefinition, column: Column, isNullable: boolean): void {
  if (isNullable || !column.nullable) return;
  throw new StartError(
    `Column ${column.name} of ${form.table} does not allow nothing, but the form's definition does. Change one of them.`,
  );
}

async function addColumn(
  trx: Transaction<Tables>,
  engine: Engine,
  form: FormDefinition,
  column: Column,
): Promise<void> {
  // Rows that exist have no value for a new column, so it cannot refuse nothing unless it has a default.
  const fallback = column.default;
  await trx.schema
    .alterTable(form.table)
    .addColumn(column.name, typeOn(engine, column.type), (definition) =>
      fallback ? definition.notNull().defaultTo(fallback) : definition,
    )
    .execute();
}

function typeOn(engine: Engine, type: ColumnType): RawBuilder<unknown> {
  const types = { text: sql`text`, time: sql`timestamptz(3)`, json: sql`jsonb` };
  return engine === 'postgres' ? types[type] : sql`text`;
}
