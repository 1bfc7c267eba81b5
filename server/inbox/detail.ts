import { randomUUIDv7 } from 'node:crypto';
import { forms } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Detail, Note, OtherSubmission } from '#app/inbox/answers.ts';
import { namesOf } from '#server/accounts/names.ts';
import type { Database } from '#server/database/connection.ts';
import { dueTime } from '#server/due/came-by.ts';
import { readMessages } from './messages.ts';
import { readOwners } from './owners/read-owners.ts';
import { selectShown } from './records.ts';

const mostOthers = 50;

/** One submission with its notes and what the same person sent, through whichever form. */
export async function readDetail(
  database: Database,
  form: FormDefinition,
  id: string,
): Promise<Detail | null> {
  const { query, toRecord } = selectShown(database, form);
  const found = await query.where('id', '=', id).executeTakeFirst();
  if (!found) return null;
  const row = toRecord(found);
  const [notes, messages, others, owners] = await Promise.all([
    readNotes(database, id),
    readMessages(database, id),
    readOthers(database, row.email, id),
    readOwners(database, [id]),
  ]);
  const owner = owners.get(id) ?? null;
  return { owner, row: { ...row, due_at: dueTime(form, row) }, notes, messages, others };
}

async function readNotes({ db }: Database, submissionId: string): Promise<Note[]> {
  const notes = await db
    .selectFrom('submission_notes')
    .select(['id', 'at', 'author', 'text'])
    .where('submission_id', '=', submissionId)
    .orderBy('at')
    .execute();
  const nameOf = await namesOf(
    { db },
    notes.map(({ author }) => author),
  );
  return notes.map((note) => ({ ...note, author: nameOf(note.author) }));
}

async function readOthers({ db }: Database, email: string, id: string): Promise<OtherSubmission[]> {
  const found = await Promise.all(
    forms.map(async ({ table }) => {
      const rows = await db
        .selectFrom(table)
        .select(['id', 'created_at', 'reference', 'status'])
        .where('email', '=', email)
        .where('id', '!=', id)
        .orderBy('created_at', 'desc')
        .limit(mostOthers)
        .execute();
      return rows.map((row) => ({ ...row, table }));
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.created_at.localeCompare(a.created_at))
    .slice(0, mostOthers);
}

type NewNote = Pick<Note, 'author' | 'text'> & { key: string | null };

/** Null when there is no such submission. Under a key that was used already, the note that has it is answered. */
export async function addNote(
  { db }: Database,
  form: FormDefinition,
  submissionId: string,
  { author, text, key }: NewNote,
): Promise<{ note: Note; isNew: boolean } | null> {
  const exists = await db
    .selectFrom(form.table)
    .select('id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (!exists) return null;
  const note = { id: randomUUIDv7(), at: new Date().toISOString(), author, text };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('submission_notes')
    .values({ ...note, table_name: form.table, submission_id: submissionId, idempotency_key: key })
    .onConflict((conflict) => conflict.columns(['submission_id', 'idempotency_key']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows) return { note, isNew: true };
  const stored = await db
    .selectFrom('submission_notes')
    .select(['id', 'at', 'author', 'text'])
    .where('submission_id', '=', submissionId)
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
  return { note: stored, isNew: false };
}
