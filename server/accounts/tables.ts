import type { Generated } from 'kysely';
import type { Migration } from '#server/database/migrate.ts';

/** The auth library's tables (camelCase, made by `auth-tables.ts`) as far as we read them, and our own. */
export type AccountTables = {
  user: {
    id: string;
    email: string;
    name: string;
    emailVerified: boolean;
    twoFactorEnabled: boolean | number | null;
    createdAt: string;
  };
  session: {
    id: string;
    userId: string;
    token: string;
    createdAt: string;
    updatedAt: string;
    expiresAt: string;
    userAgent: string | null;
  };
  /** What a mailed link is worth; made and used up by the library. */
  verification: { id: string; identifier: string; value: string; expiresAt: string };
  user_roles: { user_id: string; role: 'admin' };
  site_secrets: { name: string; value: string };
  sign_in_tries: { account: string; since: string; tries: number };
  audit_log: {
    id: string;
    at: string;
    /** The address as it was then: an entry outlives its account. */
    actor: string;
    action: string;
    detail: Generated<string>;
  };
};

export const accountMigrations: Migration[] = [
  {
    name: 'roles, secrets, tries and audit',
    up: async (trx) => {
      await trx.schema
        .createTable('user_roles')
        .addColumn('user_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
        .addColumn('role', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('user_roles_key', ['user_id', 'role'])
        .execute();
      await trx.schema
        .createTable('site_secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await trx.schema
        .createTable('sign_in_tries')
        .addColumn('account', 'text', (column) => column.primaryKey())
        .addColumn('since', 'text', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .execute();
      await trx.schema
        .createTable('audit_log')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('actor', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('detail', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute();
    },
  },
  {
    name: 'audit log by action',
    up: async (trx) => {
      await trx.schema.createIndex('audit_log_by_action').on('audit_log').columns(['action', 'id']).execute();
    },
  },
];
