import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Pulse } from '#app/inbox/answers.ts';
import type { Status } from '#app/inbox/statuses.ts';
import type { AuditAction } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';

const countedTo = 1000;

/** One statement of small index reads: cheap enough to ask every second, so nothing needs to be told. */
export async function readPulse({ db }: Database): Promise<Pulse> {
  const answers: Record<string, unknown> = await db
    .selectNoFrom((eb) => [
      ...forms.flatMap((form) => [
        countOf(form, 'new', eb).as(`new ${form.table}`),
        countOf(form, 'spam', eb).as(`spam ${form.table}`),
        newest(form, eb, 'id').as(`newest ${form.table}`),
        newest(form, eb, 'created_at').as(`newestAt ${form.table}`),
      ]),
      lastEntry('changed status', eb).as('lastChange'),
      lastEntry('wrote a note', eb).as('lastNote'),
      failedDeliveries(eb).as('failedDeliveries'),
    ])
    .executeTakeFirstOrThrow();
  const text = (name: string) => (typeof answers[name] === 'string' ? answers[name] : null);
  const count = (name: string) => Number(answers[name]);
  return {
    tables: Object.fromEntries(
      forms.map(({ table }) => [
        table,
        {
          new: count(`new ${table}`),
          spam: count(`spam ${table}`),
          newest: text(`newest ${table}`),
          newestAt: text(`newestAt ${table}`),
        },
      ]),
    ),
    lastChange: text('lastChange'),
    lastNote: text('lastNote'),
    failedDeliveries: count('failedDeliveries'),
  };
}

type Builder = Pick<Database['db'], 'selectFrom'>;

function countOf({ table }: FormDefinition, status: Status, eb: Builder) {
  const some = eb.selectFrom(table).select('id').where('status', '=', status).limit(countedTo).as('some');
  return eb.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('rows'));
}

function newest({ table }: FormDefinition, eb: Builder, column: 'id' | 'created_at') {
  return eb
    .selectFrom(table)
    .select(column)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
}

function lastEntry(action: AuditAction, eb: Builder) {
  return eb.selectFrom('audit_log').select('id').where('action', '=', action).orderBy('id', 'desc').limit(1);
}

function failedDeliveries(eb: Builder) {
  const some = eb
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'failed')
    .where('submission_id', 'is not', null)
    .limit(countedTo)
    .as('some');
  return eb.selectFrom(some).select(({ fn }) => fn.countAll<number>().as('rows'));
}
