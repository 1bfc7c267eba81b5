import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Pulse } from '#app/inbox/answers.ts';
import type { AuditAction } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';

const countedTo = 1000;

/** One statement of small index reads: cheap enough to ask every second, so nothing needs to be told. */
export async function readPulse({ db }: Database): Promise<Pulse> {
  const answers = (await db
    .selectNoFrom((eb) => [
      ...forms.flatMap((form) => [
        newCount(form, eb).as(`new ${form.table}`),
        newest(form, eb, 'id').as(`newest ${form.table}`),
        newest(form, eb, 'created_at').as(`newestAt ${form.table}`),
      ]),
      eb
        .selectFrom('audit_log')
        .select('id')
        .where('action', '=', 'changed status' satisfies AuditAction)
        .orderBy('id', 'desc')
        .limit(1)
        .as('lastChange'),
    ])
    .executeTakeFirstOrThrow()) as Record<string, unknown>;
  return {
    tables: Object.fromEntries(
      forms.map(({ table }) => [
        table,
        {
          new: Number(answers[`new ${table}`]),
          newest: answers[`newest ${table}`] as string | null,
          newestAt: answers[`newestAt ${table}`] as string | null,
        },
      ]),
    ),
    lastChange: answers.lastChange as string | null,
  };
}

type Builder = Pick<Database['db'], 'selectFrom'>;

function newCount({ table }: FormDefinition, eb: Builder) {
  const some = eb.selectFrom(table).select('id').where('status', '=', 'new').limit(countedTo).as('some');
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
