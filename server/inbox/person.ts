import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Person, PersonEvent } from '#app/inbox/people/answers.ts';
import { namesOf } from '#server/accounts/names.ts';
import type { Database } from '#server/database/connection.ts';
import { dueTime } from '#server/due/came-by.ts';
import { standingOf } from '#server/notifications/read-deliveries.ts';
import { selectShown } from './records.ts';

const mostSubmissions = 200;

/**
 * The line of time of whoever sent a submission. Who that is goes by the address, as everywhere: it was stored in
 * small letters, and the same letters are the same person.
 */
export async function readPerson(
  database: Database,
  form: FormDefinition,
  id: string,
): Promise<Person | null> {
  const sender = await database.db
    .selectFrom(form.table)
    .select('email')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!sender) return null;
  const { email } = sender;
  const sent = await readSent(database, email);
  const submissions = sent.slice(0, mostSubmissions);
  const around = await readAround(
    database,
    submissions.map((event) => event.id),
  );
  // What has the same time as the submission was caused by it, and is newer.
  const events = [...around, ...submissions].sort(newestFirst);
  return { email, events, more: sent.length > mostSubmissions };
}

async function readSent(database: Database, email: string): Promise<PersonEvent[]> {
  const found = await Promise.all(
    forms.map(async (form) => {
      const { query, toRecord } = selectShown(database, form);
      const rows = await query
        .where('email', '=', email)
        .orderBy('created_at', 'desc')
        .limit(mostSubmissions + 1)
        .execute();
      return rows.map(toRecord).map((row): PersonEvent => {
        const { id, created_at: at } = row;
        const shown = { ...row, due_at: dueTime(form, row) };
        return { kind: 'submission', id, at, table: form.table, submission: id, row: shown };
      });
    }),
  );
  return found.flat().sort(newestFirst);
}

/** What staff and the visitor wrote since, and what was sent. */
async function readAround({ db }: Database, ids: string[]): Promise<PersonEvent[]> {
  const [deliveries, messages, notes] = await Promise.all([
    db.selectFrom('outbox').selectAll().where('submission_id', 'in', ids).execute(),
    db.selectFrom('submission_messages').selectAll().where('submission_id', 'in', ids).execute(),
    db.selectFrom('submission_notes').selectAll().where('submission_id', 'in', ids).execute(),
  ]);
  const nameOf = await namesOf(
    { db },
    [...messages, ...notes].map(({ author }) => author),
  );
  return [
    ...deliveries.map(
      (entry): PersonEvent => ({
        kind: 'delivery',
        id: entry.id,
        at: entry.sent_at ?? entry.created_at,
        table: entry.table_name ?? '',
        submission: entry.submission_id ?? '',
        delivery: standingOf(entry),
      }),
    ),
    ...messages.map(
      (message): PersonEvent => ({
        kind: 'message',
        id: message.id,
        at: message.at,
        table: message.table_name,
        submission: message.submission_id,
        author: message.author && nameOf(message.author),
        mailedBy: message.mail_from,
        text: message.text,
      }),
    ),
    ...notes.map(({ id, at, table_name: table, submission_id: submission, author, text }): PersonEvent => {
      return { kind: 'note', id, at, table, submission, author: nameOf(author), text };
    }),
  ];
}

function newestFirst(a: { at: string }, b: { at: string }): number {
  return b.at.localeCompare(a.at);
}
