import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '#server/database/database.ts';

export type AuditAction =
  | 'signed in'
  | 'failed to sign in'
  | 'signed out'
  | 'signed up'
  | 'changed the password'
  | 'turned two-factor on'
  | 'turned two-factor off'
  | 'ended a session'
  | 'changed status'
  | 'wrote a note'
  | 'exported'
  | 'made an admin'
  | 'removed an admin'
  | 'reset a password';

/** The one way into the audit log; nothing in the application changes or removes an entry. */
export async function record(
  { db }: Pick<Database, 'db'>,
  actor: string,
  action: AuditAction,
  detail: Record<string, unknown> = {},
): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insertInto('audit_log')
    .values({ id, at: new Date().toISOString(), actor, action, detail: JSON.stringify(detail) })
    .execute();
  return id;
}
