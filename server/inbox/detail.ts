import { randomUUIDv7 } from 'node:crypto';
import type { FormDefinition } from '#app/forms/define-form.ts';
import { forms } from '#app/forms/registry.ts';
import type { Note, OtherSubmission } from '#app/inbox/answers.ts';
import type { Database } from '#server/database/database.ts';
import type { SubmissionRow, SubmissionTable } from '#server/database/tables.ts';
import { shownColumns, withParsedJson } from './rows.ts';

const mostOthers = 50;

/** One submission with its notes and what the same person sent, through whichever form. */
export async function readDetail(database: Database, form: FormDefinition, id: string) {
  const row = (await database.db
    .selectFrom(form.table as SubmissionTable)
    .select(shownColumns(form))
    .where('id', '=', id)
    .executeTakeFirst()) as SubmissionRow | undefined;
  if (!row) return null;
  const [notes, others] = await Promise.all([
    readNotes(database, id),
    readOthers(database, String(row.email), id),
  ]);
  const [shown] = database.engine === 'sqlite' ? withParsedJson(form, [row]) : [row];
  return { row: shown, notes, others };
}

function readNotes({ db }: Database, submissionId: string): Promise<Note[]> {
  return db
    .selectFrom('submission_notes')
    .select(['id', 'at', 'author', 'text'])
    .where('submission_id', '=', submissionId)
    .orderBy('at')
    .execute();
}

async function readOthers({ db }: Database, email: string, id: string): Promise<OtherSubmission[]> {
  const found = await Promise.all(
    forms.map(async ({ table }) => {
      const rows = await db
        .selectFrom(table as SubmissionTable)
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

export async function addNote(
  { db }: Database,
  form: FormDefinition,
  submissionId: string,
  { author, text }: Pick<Note, 'author' | 'text'>,
): Promise<Note | null> {
  const exists = await db
    .selectFrom(form.table as SubmissionTable)
    .select('id')
    .where('id', '=', submissionId)
    .executeTakeFirst();
  if (!exists) return null;
  const note = { id: randomUUIDv7(), at: new Date().toISOString(), author, text };
  await db
    .insertInto('submission_notes')
    .values({ ...note, table_name: form.table, submission_id: submissionId })
    .execute();
  return note;
}
