import type { Kysely } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';

/** Where something about a person may stand, found by their address in small letters. */
export type Place = {
  /** As staff read it. */
  name: string;
  read: (database: Database, email: string) => Promise<Record<string, unknown>[]>;
  /** Answers how many rows went. */
  erase: (db: Db, email: string) => Promise<number>;
};

export type Db = Pick<Kysely<Tables>, 'selectFrom' | 'updateTable' | 'deleteFrom'>;

/** The ids of everything that came from an address. */
export function submissionsBy(db: Db, email: string) {
  const [first, ...others] = forms.map(({ table }) =>
    db.selectFrom(table).select('id').where('email', '=', email),
  );
  if (!first) throw new Error('there is no form');
  return others.reduce((all, one) => all.unionAll(one), first);
}
