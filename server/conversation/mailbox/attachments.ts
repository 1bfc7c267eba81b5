import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#server/database/schema/tables.ts';
import { submissionsBy } from '#server/privacy/place.ts';
import type { Attachment } from './read-mail.ts';

/** Bytes of files that are kept of one person, whatever they send. */
const mostOfPerson = 50 * 1024 * 1024;

/**
 * Bytes of a file in one row: a backup and a restore hold a thousand rows at a time. A multiple of three, so that
 * the pieces in base64 are the file in base64.
 */
const pieceBytes = 24 * 1024;
/** Neither engine takes rows without end in one statement. */
const rowsAtOnce = 50;

type About = { id: string; submission_id: string; at: string; email: string };

/** Stores what came with a message. What is too much is listed and stays in the mailbox. */
export async function storeAttachments(
  trx: Transaction<Tables>,
  { id: message_id, submission_id, at, email }: About,
  attachments: readonly Attachment[],
): Promise<void> {
  let room = mostOfPerson - (await bytesOf(trx, email));
  for (const [position, { name, content }] of attachments.entries()) {
    const id = randomUUIDv7();
    const isKept = content.length <= room;
    await trx
      .insertInto('message_attachments')
      .values({
        id,
        message_id,
        submission_id,
        at,
        position,
        name,
        bytes: content.length,
        is_kept: Number(isKept),
      })
      .execute();
    if (!isKept) continue;
    room -= content.length;
    await storeContent(trx, id, content);
  }
}

async function storeContent(trx: Transaction<Tables>, id: string, content: Uint8Array): Promise<void> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.length);
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceBytes) }, (_, piece) => ({
    attachment_id: id,
    piece,
    content: bytes.toString('base64', piece * pieceBytes, (piece + 1) * pieceBytes),
  }));
  for (let at = 0; at < pieces.length; at += rowsAtOnce)
    await trx
      .insertInto('attachment_pieces')
      .values(pieces.slice(at, at + rowsAtOnce))
      .execute();
}

async function bytesOf(trx: Transaction<Tables>, email: string): Promise<number> {
  const { bytes } = await trx
    .selectFrom('message_attachments')
    .select(({ fn }) => fn.sum<number>('bytes').as('bytes'))
    .where('submission_id', 'in', submissionsBy(trx, email))
    .where('is_kept', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
