import type { Message } from '#app/inbox/conversation/answers.ts';
import { namesOf } from '#server/accounts/names.ts';
import type { Database } from '#server/database/connection.ts';

/** What was said after a submission, in the order in which it was said, with what came along. */
export async function readMessages({ db }: Pick<Database, 'db'>, submissionId: string): Promise<Message[]> {
  const messages = await db
    .selectFrom('submission_messages')
    .select(['id', 'at', 'author', 'text', 'mail_from'])
    .where('submission_id', '=', submissionId)
    .orderBy('id')
    .execute();
  const attachments = await db
    .selectFrom('message_attachments')
    .select(['id', 'message_id', 'name', 'bytes', 'is_kept'])
    .where('submission_id', '=', submissionId)
    .orderBy('position')
    .execute();
  const nameOf = await namesOf(
    { db },
    messages.map(({ author }) => author),
  );
  return messages.map(({ mail_from, ...message }) => ({
    ...message,
    author: message.author && nameOf(message.author),
    mailedBy: mail_from,
    attachments: attachments
      .filter(({ message_id }) => message_id === message.id)
      .map(({ id, name, bytes, is_kept }) => ({ id, name, bytes, isKept: is_kept === 1 })),
  }));
}
