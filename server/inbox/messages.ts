import type { Message } from '#app/inbox/conversation/answers.ts';
import type { Database } from '#server/database/connection.ts';

/** What was said after a submission, in the order in which it was said. */
export function readMessages({ db }: Pick<Database, 'db'>, submissionId: string): Promise<Message[]> {
  return db
    .selectFrom('submission_messages')
    .select(['id', 'at', 'author', 'text'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
}
