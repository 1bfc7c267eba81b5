import type { Db, Place } from './place.ts';
import { submissionsBy } from './place.ts';

type Submissions = string[] | ReturnType<typeof submissionsBy>;

/** Files that came with answers by mail, each as one text in base64. */
export const attachments: Place = {
  name: 'Attachments',
  read: async ({ db }, email) => {
    const files = await attachmentsOf(db, submissionsBy(db, email))
      .selectAll()
      .orderBy('at')
      .orderBy('position')
      .execute();
    return Promise.all(files.map(async (file) => ({ ...file, content: await contentOf(db, file.id) })));
  },
  erase: (db, email) => removeAttachments(db, submissionsBy(db, email)),
};

/** In base64. */
export async function contentOf(db: Db, attachmentId: string): Promise<string> {
  const pieces = await db
    .selectFrom('attachment_pieces')
    .select('content')
    .where('attachment_id', '=', attachmentId)
    .orderBy('piece')
    .execute();
  return pieces.map(({ content }) => content).join('');
}

/** Answers how many files went. */
export async function removeAttachments(db: Db, submissions: Submissions): Promise<number> {
  const gone = attachmentsOf(db, submissions).select('id');
  await db.deleteFrom('attachment_pieces').where('attachment_id', 'in', gone).execute();
  const { numDeletedRows } = await db
    .deleteFrom('message_attachments')
    .where('submission_id', 'in', submissions)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function attachmentsOf(db: Db, submissions: Submissions) {
  return db.selectFrom('message_attachments').where('submission_id', 'in', submissions);
}
