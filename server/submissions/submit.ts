import { createHash, randomUUIDv7 } from 'node:crypto';
import { type FormDefinition, fillMessage, trapField, trapMessage } from '#app/forms/define-form.ts';
import { type Issue, type Payload, parseForm } from '#app/forms/parse.ts';
import type { Database } from '#server/database/database.ts';
import type { SubmissionRow, SubmissionTable } from '#server/database/tables.ts';
import { newReference } from './reference.ts';
import { rowOf } from './row.ts';

export type Outcome =
  | { kind: 'stored'; id: string; reference: string; message: string }
  | { kind: 'invalid'; message: string; issues: Issue[] }
  | { kind: 'conflict'; message: string };

type Request = { input: Record<string, unknown>; idempotencyKey: string | null };

/** The only way a submission gets into the database. Throws when the database does. */
export async function submitForm(
  { db }: Database,
  form: FormDefinition,
  { input, idempotencyKey }: Request,
): Promise<Outcome> {
  const trapped = isFilled(input[trapField]);
  if (trapped && form.trap === 'refuse') return { kind: 'invalid', message: trapMessage, issues: [] };

  const parsed = parseForm(form, input);
  if (!parsed.ok) return { kind: 'invalid', message: parsed.issues[0].message, issues: parsed.issues };

  const table = form.table as SubmissionTable;
  const row: SubmissionRow = {
    ...rowOf(form, parsed.payload),
    id: randomUUIDv7(),
    created_at: new Date().toISOString(),
    reference: newReference(),
    status: trapped ? 'spam' : 'new',
    spam_reasons: trapped ? JSON.stringify(['The hidden trap field was filled.']) : null,
    idempotency_key: idempotencyKey,
    request_hash: hashOf(parsed.payload),
  };
  const inserted = await db
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return accepted(form, parsed.payload, row);

  const earlier = await db
    .selectFrom(table)
    .select(['id', 'reference', 'request_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  if (earlier.request_hash === row.request_hash) return accepted(form, parsed.payload, earlier);
  return {
    kind: 'conflict',
    message: 'This form was already sent with other answers. Please send it again.',
  };
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function hashOf(payload: Payload): string {
  return createHash('sha256').update(JSON.stringify(payload)).digest('base64url');
}

function accepted(
  form: FormDefinition,
  payload: Payload,
  { id, reference }: Pick<SubmissionRow, 'id' | 'reference'>,
): Outcome {
  const message = fillMessage(form.messages.success, { email: String(payload.email) });
  return { kind: 'stored', id, reference, message };
}
