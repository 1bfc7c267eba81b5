import { randomUUIDv7 } from 'node:crypto';
import type { AuditEntry } from '#app/inbox/audit/answers.ts';
import type { Database } from '#server/database/connection.ts';

export type AuditAction =
  | 'signed in'
  | 'failed to sign in'
  | 'gave a wrong code'
  | 'gave a wrong password'
  | 'signed out'
  | 'signed up'
  | 'tried to sign up'
  | 'confirmed the address'
  | 'changed the password'
  | 'turned two-factor on'
  | 'turned two-factor off'
  | 'ended a session'
  | 'changed status'
  | 'wrote a note'
  | 'sent again'
  | 'exported'
  | 'finished an export'
  | 'made an alias'
  | 'removed an alias'
  | 'made an admin'
  | 'removed an admin'
  | 'reset a password'
  | 'made a backup'
  | 'restored a backup'
  | 'removed what was too old'
  | 'held back a removal'
  | 'confirmed a removal'
  | 'exported a person'
  | 'erased a person'
  | 'withdrew a request'
  | 'replied'
  | 'took a reply back'
  | 'made a template'
  | 'removed a template'
  | 'invited'
  | 'invited again'
  | 'withdrew an invitation'
  | 'joined the team'
  | 'changed a role'
  | 'removed from the team'
  | 'changed the name'
  | 'gave a message'
  | 'chose who is told'
  | 'made a webhook'
  | 'switched a webhook on'
  | 'switched a webhook off'
  | 'removed a webhook'
  | 'made an API key'
  | 'revoked an API key'
  | 'used an API key for the first time'
  | 'tried the site'
  | 'made a printed code'
  | 'changed a printed code'
  | 'published the site'
  | 'went back to a version';

/** The one way into the audit log; nothing in the application changes or removes an entry. */
export async function record(
  { db }: Pick<Database, 'db'>,
  actor: string,
  action: AuditAction,
  detail: Record<string, unknown> = {},
  id: string = randomUUIDv7(),
): Promise<string> {
  await db
    .insertInto('audit_log')
    .values({ id, at: new Date().toISOString(), actor, action, detail: JSON.stringify(detail) })
    .execute();
  return id;
}

export async function readEntry(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<Omit<AuditEntry, 'name'> | null> {
  const row = await db.selectFrom('audit_log').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? { ...row, detail: JSON.parse(row.detail) } : null;
}
