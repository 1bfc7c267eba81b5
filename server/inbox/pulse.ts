import { sql } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { DueBy } from '#app/inbox/due/due-by.ts';
import type { Pulse } from '#app/inbox/pulse.ts';
import type { Status } from '#app/inbox/statuses.ts';
import type { AuditAction } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';
import { cameBy } from '#server/due/came-by.ts';
import { readPresent } from './presence/presences.ts';

const countedTo = 1000;

/** Small index reads: cheap enough to ask every second, so nothing needs to be told. */
export async function readPulse({ db }: Database): Promise<Pulse> {
  const [first, ...others] = forms.map((form) => ofTable(form, db));
  if (!first) throw new Error('there is no form');
  const tables = await others.reduce((all, one) => all.unionAll(one), first).execute();
  const rest = await db
    .selectNoFrom([
      lastEntry('changed status', db).as('lastChange'),
      lastEntry('wrote a note', db).as('lastNote'),
      lastEntry('gave a message', db).as('lastGiven'),
      lastMessage(db).as('lastMessage'),
      failedDeliveries(db).as('failedDeliveries'),
      failingChecks(db).as('failingChecks'),
    ])
    .executeTakeFirstOrThrow();
  return {
    tables: Object.fromEntries(
      tables.map(({ table, newest, newestAt, ...counts }) => [
        table,
        {
          new: counts.new ?? 0,
          late: counts.late ?? 0,
          dueToday: counts.dueToday ?? 0,
          spam: counts.spam ?? 0,
          newest,
          newestAt,
        },
      ]),
    ),
    ...rest,
    present: await readPresent({ db }),
    failedDeliveries: rest.failedDeliveries ?? 0,
    failingChecks: rest.failingChecks ?? 0,
  };
}

type Db = Database['db'];

function ofTable(form: FormDefinition, db: Db) {
  return db.selectNoFrom([
    sql.lit(form.table).$castTo<string>().as('table'),
    countOf(form, 'new', db).as('new'),
    countDue(form, 'late', db).as('late'),
    countDue(form, 'today', db).as('dueToday'),
    countOf(form, 'spam', db).as('spam'),
    newest(form, db, 'id').as('newest'),
    newest(form, db, 'created_at').as('newestAt'),
  ]);
}

function countOf({ table }: FormDefinition, status: Status, db: Db) {
  const some = db.selectFrom(table).select('id').where('status', '=', status).limit(countedTo).as('some');
  return db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('rows'));
}

function countDue(form: FormDefinition, due: DueBy, db: Db) {
  const some = db
    .selectFrom(form.table)
    .select('id')
    .where('status', '=', 'new')
    .where('created_at', '<=', cameBy(form, due))
    .limit(countedTo)
    .as('some');
  return db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('rows'));
}

function newest({ table }: FormDefinition, db: Db, column: 'id' | 'created_at') {
  return db
    .selectFrom(table)
    .select(column)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

function lastEntry(action: AuditAction, db: Db) {
  return db.selectFrom('audit_log').select('id').where('action', '=', action).orderBy('id', 'desc').limit(1);
}

function lastMessage(db: Db) {
  return db.selectFrom('submission_messages').select('id').orderBy('id', 'desc').limit(1);
}

function failedDeliveries(db: Db) {
  const some = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'failed')
    .where('submission_id', 'is not', null)
    .limit(countedTo)
    .as('some');
  return db.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('rows'));
}

function failingChecks(db: Db) {
  return db
    .selectFrom('health_checks')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('state', '=', 'bad');
}
