import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { SentReply } from '#app/inbox/conversation/answers.ts';
import { record } from '#server/accounts/audit.ts';
import { namesOf } from '#server/accounts/names.ts';
import type { Database } from '#server/database/connection.ts';
import type { Tables } from '#server/database/schema/tables.ts';
import { hashOfSecret, type RequestLinks } from '#server/notifications/request-links.ts';
import { firstAnswers } from '#server/telemetry/counters.ts';
import { keepDraft } from './drafts.ts';
import { lockedRow } from './locked-row.ts';
import { move } from './move.ts';

/** Milliseconds in which a reply can be taken back, before it leaves. */
const secondThoughts = 10_000;

export type Writer = { id: string; email: string };

/** `seen` is the last message that the writer has read; null when there was none. */
export type Reply = { text: string; seen: string | null };

type Replied = SentReply | { answeredBy: string } | null;

/**
 * Stores a reply with the mail that carries it, all of it or nothing, and says that somebody is at it. A colleague's
 * reply that the writer has not read stands in the way. Null when the submission is gone.
 */
export async function sendReply(
  { database, links }: { database: Database; links: RequestLinks },
  form: FormDefinition,
  submissionId: string,
  writer: Writer,
  { text, seen }: Reply,
): Promise<Replied> {
  const now = Date.now();
  const [at, leavesAt] = [now, now + secondThoughts].map((time) => new Date(time).toISOString()) as [
    string,
    string,
  ];
  const replied = await database.db.transaction().execute(async (trx) => {
    const row = await lockedRow(trx, database.engine, { form, id: submissionId });
    if (!row) return null;
    const unread = await colleaguesReply(trx, submissionId, seen);
    if (unread) return { answeredBy: unread };

    await openPage(trx, form, submissionId, links);
    const id = randomUUIDv7();
    const about = { table_name: form.table, submission_id: submissionId };
    const moved_from = row.status === 'new' ? row.status : null;
    await trx
      .insertInto('submission_messages')
      .values({ id, ...about, at, author: writer.email, text, moved_from })
      .execute();
    await trx
      .insertInto('outbox')
      .values({
        id,
        ...about,
        message_id: id,
        kind: 'reply',
        target: row.email,
        created_at: at,
        next_at: leavesAt,
      })
      .execute();
    if (moved_from)
      await move({ db: trx }, form, submissionId, { from: 'new', to: 'in progress', actor: writer.email });
    await record({ db: trx }, writer.email, 'replied', { table: form.table, id: submissionId });
    await keepDraft(trx, { submissionId, userId: writer.id }, '');
    return { id, leavesAt, cameAt: moved_from && row.created_at };
  });
  if (!replied || 'answeredBy' in replied) return replied;
  const { cameAt, ...sent } = replied;
  if (cameAt) firstAnswers.observe({ table: form.table }, (now - Date.parse(cameAt)) / 1000);
  return sent;
}

/** What came before there were links gets one with the first reply, which names it. */
async function openPage(
  trx: Transaction<Tables>,
  { table }: FormDefinition,
  id: string,
  { secretOf }: RequestLinks,
): Promise<void> {
  await trx
    .updateTable(table)
    .set({ link_hash: hashOfSecret(secretOf(id)) })
    .where('id', '=', id)
    .where('link_hash', 'is', null)
    .execute();
}

async function colleaguesReply(
  trx: Transaction<Tables>,
  submissionId: string,
  seen: string | null,
): Promise<string | null> {
  const newer = await trx
    .selectFrom('submission_messages')
    .select('author')
    .where('submission_id', '=', submissionId)
    .where('author', 'is not', null)
    .where('id', '>', seen ?? '')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newer?.author ? (await namesOf({ db: trx }, [newer.author]))(newer.author) : null;
}
