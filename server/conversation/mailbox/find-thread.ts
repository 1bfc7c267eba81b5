import { formForTable, forms } from '#app/forms/definitions/registry.ts';
import type { FoundRequest } from '#server/conversation/find-request.ts';
import type { Database } from '#server/database/connection.ts';
import { submissionIn } from '#server/notifications/answer-address.ts';
import type { RequestLinks } from '#server/notifications/request-links.ts';
import type { IncomingMail } from './read-mail.ts';

/** The submission that a mail belongs to: it answers one of our mails, or was sent to the address of its thread. */
export async function findThread(
  database: Database,
  links: RequestLinks,
  mail: IncomingMail,
): Promise<FoundRequest | null> {
  const id = (await answered(database, mail)) ?? addressed(links, mail);
  return id ? formOf(database, id) : null;
}

/** A `Message-ID` of ours is the id of an entry of the outbox, or of a message. */
async function answered({ db }: Database, { references }: IncomingMail): Promise<string | null> {
  const ids = references.map((reference) => reference.split('@')[0] ?? '');
  if (ids.length === 0) return null;
  const sent = await db
    .selectFrom('outbox')
    .select('submission_id')
    .where('id', 'in', ids)
    .where('kind', 'in', ['confirmation', 'reply'])
    .where('submission_id', 'is not', null)
    .executeTakeFirst();
  if (sent) return sent.submission_id;
  const said = await db
    .selectFrom('submission_messages')
    .select('submission_id')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return said?.submission_id ?? null;
}

function addressed(links: RequestLinks, { to }: IncomingMail): string | null {
  for (const address of to) {
    const id = submissionIn(links, address);
    if (id) return id;
  }
  return null;
}

async function formOf({ db }: Database, id: string): Promise<FoundRequest | null> {
  for (const { table } of forms) {
    const row = await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
    const form = row && formForTable(table);
    if (form) return { form, id };
  }
  return null;
}
