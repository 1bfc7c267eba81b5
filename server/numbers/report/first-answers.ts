import * as z from 'zod';
import type { Database } from '#server/database/connection.ts';

type FirstAnswer = { at: string; by: 'reply' | 'status' };

const changed = z.object({ changes: z.array(z.object({ id: z.string(), status: z.string() })) });

/** When submissions were first answered since a day, by their ids: a reply, or somebody marked it as done. */
export async function firstAnswers({ db }: Database, since: string): Promise<Map<string, FirstAnswer>> {
  const answers = new Map<string, FirstAnswer>();
  const from = `${since}T00:00:00.000Z`;
  const marked = await db
    .selectFrom('audit_log')
    .select(['at', 'detail'])
    .where('action', '=', 'changed status')
    .where('at', '>=', from)
    .orderBy('id')
    .execute();
  for (const { at, detail } of marked)
    for (const { id, status } of changed.safeParse(JSON.parse(detail)).data?.changes ?? [])
      if (status === 'done' && !answers.has(id)) answers.set(id, { at, by: 'status' });
  const replies = await db
    .selectFrom('submission_messages')
    .select(({ fn }) => ['submission_id', fn.min('at').as('at')])
    .where('author', 'is not', null)
    .where('at', '>=', from)
    .groupBy('submission_id')
    .execute();
  for (const { submission_id, at } of replies) {
    const known = answers.get(submission_id);
    answers.set(submission_id, { at: known && known.at < at ? known.at : at, by: 'reply' });
  }
  return answers;
}
