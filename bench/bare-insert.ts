import { createHash, randomUUID } from 'node:crypto';

/** The columns of a contact message that our own write path fills, and nothing else that it does. */
export const insertedColumns = [
  'id',
  'created_at',
  'reference',
  'status',
  'idempotency_key',
  'request_hash',
  'search_text',
  'name',
  'email',
  'subject',
  'message',
] as const;

export const bareTable = 'contact_submissions';

type Message = { name: string; email: string; subject: string; message: string };

export function bareValues({ name, email, subject, message }: Message, key: string | undefined): string[] {
  const id = randomUUID();
  const hash = createHash('sha256').update(message).digest('base64url');
  const searched = `${name} ${email} ${subject} ${message}`.toLowerCase();
  const values = [id, new Date().toISOString(), id.slice(0, 18), 'new', key ?? id, hash, searched];
  return [...values, name, email, subject, message];
}

/** With the engine's own marks for values: `?` for SQLite, `$1` for PostgreSQL. */
export function bareInsert(mark: (index: number) => string): string {
  const marks = insertedColumns.map((_, index) => mark(index));
  return `insert into ${bareTable} (${insertedColumns.join(', ')}) values (${marks.join(', ')})`;
}
