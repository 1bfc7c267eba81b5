import { createHash, randomUUIDv7 } from 'node:crypto';
import { type FormDefinition, fillMessage, trapIsFilled, trapMessage } from '#app/forms/define-form.ts';
import { type Issue, type Payload, parseForm } from '#app/forms/parse.ts';
import type { Database } from '#server/database/database.ts';
import type { SubmissionRow, SubmissionTable } from '#server/database/tables.ts';
import { searchText } from '#server/inbox/fold-text.ts';
import { attributionOf } from './attribution.ts';
import { newReference } from './reference.ts';
import { rowOf } from './row.ts';
import { judge } from './spam.ts';

export type Outcome =
  | { kind: 'stored'; id: string; reference: string; message: string }
  | { kind: 'invalid'; message: string; issues: Issue[] }
  | { kind: 'conflict'; message: string };

type Request = { input: Record<string, unknown>; idempotencyKey: string | null };

/** The only way a submission gets into the database. Throws when the database does. */
export async function submitForm(
  database: Database,
  form: FormDefinition,
  { input, idempotencyKey }: Request,
): Promise<Outcome> {
  if (form.trap === 'refuse' && trapIsFilled(input))
    return { kind: 'invalid', message: trapMessage, issues: [] };

  const parsed = parseForm(form, input);
  if (!parsed.ok) return { kind: 'invalid', message: parsed.issues[0].message, issues: parsed.issues };

  const { payload } = parsed;
  const requestHash = hashOf(payload);
  const verdict = await judge(database, { form, input, payload, requestHash });
  const row: SubmissionRow = {
    ...rowOf(form, payload),
    ...attributionOf(input),
    id: randomUUIDv7(),
    created_at: new Date().toISOString(),
    reference: newReference(),
    status: verdict.isSpam ? 'spam' : 'new',
    spam_reasons: verdict.reasons.length > 0 ? JSON.stringify(verdict.reasons) : null,
    idempotency_key: idempotencyKey,
    request_hash: requestHash,
    search_text: null,
  };
  row.search_text = searchText(form, row);
  const { id, reference, request_hash } = await store(database, form.table as SubmissionTable, row);
  if (request_hash !== requestHash)
    return {
      kind: 'conflict',
      message: 'This form was already sent with other answers. Please send it again.',
    };
  const message = fillMessage(form.messages.success, { email: String(payload.email) });
  return { kind: 'stored', id, reference, message };
}

function hashOf(payload: Payload): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
}

type Stored = Pick<SubmissionRow, 'id' | 'reference' | 'request_hash'>;

/** Stores the row, unless its key has one already: then that one is the answer. */
async function store(database: Database, table: SubmissionTable, row: SubmissionRow): Promise<Stored> {
  const inserted = await database.db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return row;

  const earlier = await database.db
    .selectFrom(table)
    .select(['id', 'reference', 'request_hash'])
    .where('idempotency_key', '=', row.idempotency_key)
    .executeTakeFirst();
  // Once in many millions a reference is taken.
  return earlier ?? store(database, table, { ...row, reference: newReference() });
}
