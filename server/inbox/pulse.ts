import { sql } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Pulse } from '#app/inbox/answers.ts';
import type { AuditAction } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';

const countedTo = 1000;

/** Small index reads: cheap enough to ask every second, so nothing needs to be told. */
export async function readPulse({ db }: Database): Promise<Pulse> {
  const [first, ...others] = forms.map((form) => ofTable(form, db));
  if (!first) throw new Error('there is no form');
  const tables = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const lastChange = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'changed status' satisfies AuditAction)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    tables: Object.fromEntries(
      tables.map(({ table, ...facts }) => [table, { ...facts, new: facts.new ?? 0 }]),
    ),
    lastChange: lastChange?.id ?? null,
  };
}

function ofTable(form: FormDefinition, db: Database['db']) {
  return db.selectNoFrom([
    sql.lit(form.table).$castTo<string>().as('table'),
    newCount(form, db).as('new'),
    newest(form, db, 'id').as('newest'),
    newest(form, db, 'created_at').as('newestAt'),
  ]);
}

function newCount({ table }: FormDefinition, db: Database['db']) {
  const some = db.selectFrom(table).select('id').where('status', '=', 'new').limit(countedTo).as('some');
  return db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('rows'));
}

function newest({ table }: FormDefinition, db: Database['db'], column: 'id' | 'created_at') {
  return db
    .selectFrom(table)
    .select(column)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}
