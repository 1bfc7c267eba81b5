import { sql } from 'kysely';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Period } from '#app/inbox/numbers/answers.ts';
import type { Database } from '#server/database/connection.ts';
import { between, inOrder, oldestFirst } from '#server/inbox/order.ts';
import { throughWindows, type Window } from '#server/inbox/windows.ts';
import { nowhere, type Origin, originOfVisit } from '#server/numbers/origin-of-visit.ts';
import { firstAnswers } from './first-answers.ts';
import { shift } from './period.ts';

/** A submission as the report counts it; `waited` is in minutes. */
export type Sent = { day: string; form: FormDefinition; answered: boolean; waited: number | null } & Origin;

/** Every submission of a period, without spam. What was erased is no longer there to be counted. */
export async function* readSent(database: Database, { from, to }: Period): AsyncGenerator<Sent> {
  const end = `${shift(to, 1)}T00:00:00.000Z`;
  const answers = await firstAnswers(database, from);
  for (const form of forms) {
    const windows = throughWindows(
      database,
      form,
      oldestFirst,
      (window) => readWindow(database, form, window),
      {
        start: [`${from}T00:00:00.000Z`, ''],
      },
    );
    for await (const rows of windows) {
      for (const { id, created_at, status, landing_page, referrer } of rows) {
        if (created_at >= end) break;
        if (status === 'spam') continue;
        const answeredAt = answers.get(id);
        yield {
          day: created_at.slice(0, 10),
          form,
          answered: status === 'done' || answeredAt?.by === 'reply',
          waited: answeredAt
            ? Math.max(0, Date.parse(answeredAt.at) - Date.parse(created_at)) / 60_000
            : null,
          ...originOf(landing_page, referrer),
        };
      }
      if ((rows.at(-1)?.created_at ?? '') >= end) break;
    }
  }
}

function readWindow({ db }: Database, form: FormDefinition, { after, last, size }: Window) {
  return db
    .selectFrom(form.table)
    .select(['id', 'created_at', 'status', 'landing_page', 'referrer'])
    .where(between(oldestFirst, after, last))
    .orderBy(inOrder(oldestFirst))
    .limit(sql.lit(size))
    .execute();
}

/** By the same rules as a visit's. */
function originOf(landingPage: string | null, referrer: string | null): Origin {
  const [, search = ''] = (landingPage ?? '').split('?', 2);
  return originOfVisit({ search, referrer: referrer ?? '', isOurs: () => false }) ?? nowhere;
}
