import PostalMime from 'postal-mime';
import { cutText, sanitizeText } from '#app/forms/engine/sanitize.ts';
import { withoutBidi } from '#server/notifications/compose.ts';
import { ownWords } from './own-words.ts';

export type Attachment = { name: string; content: Uint8Array };

/** What somebody sent: words, never markup, and files as they are. */
export type IncomingMail = { text: string; attachments: Attachment[] };

const most = { letters: 20_000, files: 50, nameLetters: 150 };
const limits = { maxNestingDepth: 50, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 };

/** Throws, or takes very long, for a mail that was made to do so: it is read in a thread of its own. */
export async function readMail(source: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(source, limits);
  const words = ownWords(sanitizeText(mail.text?.trim() || linesOf(mail.html ?? '')));
  const more = mail.attachments.length - most.files;
  const attachments = mail.attachments.slice(0, most.files).map(({ filename, content }) => ({
    name: nameOf(filename),
    content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
  }));
  const paragraphs = [
    cutText(words, most.letters) ||
      (attachments.length > 0 ? 'Files, without a word.' : 'A mail without a word.'),
    ...(more > 0 ? [`(${more} more files are in the mailbox.)`] : []),
  ];
  return { text: paragraphs.join('\n\n'), attachments };
}

/** Where a browser would begin a new line. */
function linesOf(html: string): string {
  return html.replace(/\s+/g, ' ').replace(/<br\b[^>]*>|<\/(p|div|li|tr|h[1-6]|blockquote)>/gi, '\n');
}

/** A name that reads as what it is, in a list and as a file. */
function nameOf(name: string | null): string {
  const plain = withoutBidi(sanitizeText(name ?? ''))
    .replace(/[\\/\s]+/g, ' ')
    .trim();
  return plain.slice(0, most.nameLetters).toWellFormed() || 'file';
}
