import { sql, type TableMetadata } from 'kysely';
import type { Connection } from './connection.ts';

export type WholeTable = { name: string; columns: TableColumn[] };
type TableColumn = { name: string; type: string; mustBeGiven: boolean; counts: boolean };

/** Every table there is, those that others refer to first. */
export async function listTables(connection: Connection): Promise<WholeTable[]> {
  const tables = (await connection.db.introspection.getTables()).filter(({ isView }) => !isView);
  const own = await inOwnSchema(connection, tables);
  const byName = new Map(own.map((table) => [table.name, table]));
  const references = await listReferences(connection);
  const ordered = new Map<string, WholeTable>();
  const take = (table: TableMetadata) => {
    for (const { parent } of references.filter(({ child }) => child === table.name)) {
      const referred = byName.get(parent);
      if (referred && referred !== table && !ordered.has(parent)) take(referred);
    }
    ordered.set(table.name, asWholeTable(table));
  };
  for (const table of own) if (!ordered.has(table.name)) take(table);
  return [...ordered.values()];
}

async function inOwnSchema({ db, engine }: Connection, tables: TableMetadata[]): Promise<TableMetadata[]> {
  if (engine === 'sqlite') return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return tables.filter(({ schema }) => schema === rows[0]?.name);
}

async function listReferences({ db, engine }: Connection): Promise<{ child: string; parent: string }[]> {
  const query =
    engine === 'postgres'
      ? sql<{ child: string; parent: string }>`
          select child.relname as child, parent.relname as parent from pg_constraint
          join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
          where contype = 'f'`
      : sql<{ child: string; parent: string }>`
          select child.name as child, key."table" as parent
          from sqlite_master child, pragma_foreign_key_list(child.name) key where child.type = 'table'`;
  return (await query.execute(db)).rows;
}

function asWholeTable({ name, columns }: TableMetadata): WholeTable {
  return {
    name,
    columns: columns.map((column) => ({
      name: column.name,
      type: column.dataType.toLowerCase(),
      mustBeGiven: !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing,
      counts: column.isAutoIncrementing,
    })),
  };
}
