import { createHash, randomUUIDv7 } from 'node:crypto';
import { cutText, sanitiseText } from '#app/forms/engine/sanitise.ts';
import type { Database } from '#server/database/connection.ts';
import { inMinutes } from '#server/protection/in-minutes.ts';
import { limits } from '#server/protection/limits.ts';
import { countWithin } from '#server/protection/window-count.ts';
import type { FoundRequest } from './find-request.ts';
import { move } from './move.ts';

const longest = 5000;

/** Why something cannot be added, as a sentence; null when it was. */
export type NotAdded = string | null;

/**
 * Something that a visitor adds: stored with the notices to staff, or not at all. What was done with is taken up
 * again. The same words as the last ones are a reload of the answer.
 */
export async function addToRequest(
  database: Database,
  { form, id }: FoundRequest,
  typed: string,
  notify: readonly string[],
): Promise<NotAdded> {
  const text = sanitiseText(typed);
  if (!text) return 'Message is required';
  if (cutText(text, longest) !== text) return 'Message must be less than 5000 characters';
  const { additions, seconds } = limits.requests;
  const key = createHash('sha256').update(`additions ${id}`).digest('base64url');
  const wait = await countWithin(database, [{ key, most: additions }], seconds);
  if (wait > 0) return `That is many in a short time. Please try again ${inMinutes(wait)}.`;

  const at = new Date().toISOString();
  const about = { table_name: form.table, submission_id: id };
  await database.db.transaction().execute(async (trx) => {
    const last = await trx
      .selectFrom('submission_messages')
      .select(['author', 'text'])
      .where('submission_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (last?.author === null && last.text === text) return;
    await trx
      .insertInto('submission_messages')
      .values({ id: randomUUIDv7(), ...about, at, author: null, text })
      .execute();
    await move({ db: trx }, form, id, { from: 'done', to: 'in progress', actor: 'visitor' });
    const notices = notify.map((target) => ({
      id: randomUUIDv7(),
      created_at: at,
      next_at: at,
      kind: 'addition notice' as const,
      target,
      ...about,
    }));
    if (notices.length > 0) await trx.insertInto('outbox').values(notices).execute();
  });
  return null;
}
