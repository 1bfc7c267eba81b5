import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Owner } from '#app/inbox/assign/answers.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import { readOwners } from './read-owners.ts';

/** `from` is whose it was on the screen; `to` is null for nobody's. */
type Handing = { id: string; from: string | null; to: string | null };
type Giving = { database: Database; actor: { id: string; email: string }; mailIsOn: boolean };
type Given = { owner: Owner | null } | { nowOf: Owner | null } | { missing: 'submission' | 'colleague' };

/** Hands a submission over, unless somebody else has done so meanwhile. Whoever gets it from a colleague is told. */
export function give(
  { database, actor, mailIsOn }: Giving,
  form: FormDefinition,
  { id, from, to }: Handing,
): Promise<Given> {
  return database.db.transaction().execute(async (trx): Promise<Given> => {
    const asked = trx.selectFrom(form.table).select('id').where('id', '=', id);
    // On PostgreSQL another who hands it over waits here; on SQLite there is one writer.
    const row = await (database.engine === 'postgres' ? asked.forUpdate() : asked).executeTakeFirst();
    if (!row) return { missing: 'submission' };
    const now = (await readOwners({ db: trx }, [id])).get(id) ?? null;
    if ((now?.id ?? null) === to) return { owner: now };
    if ((now?.id ?? null) !== from) return { nowOf: now };
    const colleague = to && (await findColleague(trx, to));
    if (to && !colleague) return { missing: 'colleague' };

    // Who no longer has it need not be told that they got it.
    await trx
      .deleteFrom('outbox')
      .where('submission_id', '=', id)
      .where('kind', '=', 'given notice')
      .where('state', '=', 'waiting')
      .execute();
    await trx.deleteFrom('submission_owners').where('submission_id', '=', id).execute();
    const about = { table_name: form.table, submission_id: id };
    const at = new Date().toISOString();
    await record({ db: trx }, actor.email, 'gave a message', {
      table: form.table,
      id,
      to: colleague ? colleague.email : null,
    });
    if (!colleague) return { owner: null };
    await trx
      .insertInto('submission_owners')
      .values({ ...about, user_id: colleague.id, given_by: actor.email, at })
      .execute();
    if (mailIsOn && colleague.id !== actor.id)
      await trx
        .insertInto('outbox')
        .values({
          id: randomUUIDv7(),
          ...about,
          kind: 'given notice',
          target: colleague.email,
          created_at: at,
          next_at: at,
        })
        .execute();
    return { owner: { id: colleague.id, name: colleague.name } };
  });
}

function findColleague(trx: Transaction<Tables>, id: string) {
  return trx
    .selectFrom('user')
    .select(['id', 'email', 'name'])
    .where('id', '=', id)
    .where('id', 'in', trx.selectFrom('user_roles').select('user_id'))
    .executeTakeFirst();
}
