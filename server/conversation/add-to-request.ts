import { createHash, randomUUIDv7 } from 'node:crypto';
import { cutText, sanitizeText } from '#app/forms/engine/sanitize.ts';
import type { Database } from '#server/database/connection.ts';
import { inMinutes } from '#server/protection/in-minutes.ts';
import { limits } from '#server/protection/limits.ts';
import { countWithin, type Window } from '#server/protection/window-count.ts';
import type { FoundRequest } from './find-request.ts';
import { lockedRow } from './locked-row.ts';
import { move } from './move.ts';
import { tellStaff } from './tell-staff.ts';

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
  { typed, visitor }: { typed: string; visitor: string },
  notify: readonly string[],
): Promise<NotAdded> {
  const text = sanitizeText(typed);
  if (!text) return 'Message is required';
  if (cutText(text, longest) !== text) return 'Message must be less than 5000 characters';
  const wait = await countWithin(database, countsOf(id, visitor), limits.additions.seconds);
  if (wait > 0) return `That is many in a short time. Please try again ${inMinutes(wait)}.`;

  const at = new Date().toISOString();
  const about = { table_name: form.table, submission_id: id };
  await database.db.transaction().execute(async (trx) => {
    const row = await lockedRow(trx, database.engine, { form, id });
    if (!row) return;
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
    await tellStaff(trx, { form, id }, row.status, notify);
  });
  return null;
}

/** To one request, and of one visitor to whichever. */
function countsOf(id: string, visitor: string): Window[] {
  const { toOne, fromOneVisitor } = limits.additions;
  const keyOf = (whose: string) => createHash('sha256').update(`additions ${whose}`).digest('base64url');
  return [
    { key: keyOf(`to ${id}`), most: toOne },
    { key: keyOf(`from ${visitor}`), most: fromOneVisitor },
  ];
}
