import { sql } from 'kysely';
import { formForTable, forms } from '#app/forms/definitions/registry.ts';
import type { FoundRequest } from '#server/conversation/find-request.ts';
import type { Database } from '#server/database/connection.ts';
import { submissionIn } from '#server/notifications/answer-address.ts';
import type { RequestLinks } from '#server/notifications/request-links.ts';
import type { MailHead } from './read-head.ts';

/** The submission that a mail belongs to: it was sent to the address of its thread, or answers one of our mails. */
export async function findThread(
  database: Database,
  links: RequestLinks,
  head: MailHead,
): Promise<FoundRequest | null> {
  const id = addressed(links, head) ?? (await answered(database, head));
  return id ? withForm(database, id) : null;
}

function addressed(links: RequestLinks, { to }: MailHead): string | null {
  for (const address of to) {
    const id = submissionIn(links, address);
    if (id) return id;
  }
  return null;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** No honest thread has more. */
const mostReferences = 100;

/** A `Message-ID` of ours is the id of an entry of the outbox, or of a message. The newest one counts. */
async function answered({ db }: Database, { references }: MailHead): Promise<string | null> {
  const ids = references
    .map((reference) => reference.split('@')[0] ?? '')
    .filter((id) => uuid.test(id))
    .slice(-mostReferences);
  if (ids.length === 0) return null;
  const sent = db
    .selectFrom('outbox')
    .select(['id', 'submission_id'])
    .where('id', 'in', ids)
    .where('kind', 'in', ['confirmation', 'reply']);
  const said = db.selectFrom('submission_messages').select(['id', 'submission_id']).where('id', 'in', ids);
  const found = await sent.unionAll(said).execute();
  const newestFirst = found.toSorted((a, b) => ids.lastIndexOf(b.id) - ids.lastIndexOf(a.id));
  return newestFirst[0]?.submission_id ?? null;
}

async function withForm({ db }: Database, id: string): Promise<FoundRequest | null> {
  const [first, ...others] = forms.map(({ table }) =>
    db.selectFrom(table).select(sql.lit(table).$castTo<string>().as('table')).where('id', '=', id),
  );
  const row = first && (await others.reduce((all, one) => all.unionAll(one), first).executeTakeFirst());
  const form = row && formForTable(row.table);
  return form ? { form, id } : null;
}
