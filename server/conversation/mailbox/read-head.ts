import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';

/** What tells whether a mail belongs to a thread; nobody reads on when it does not. */
export type MailHead = {
  /** Of its `Message-ID`, or of the head of a mail that names none: the same mail is known again by it. */
  hash: string;
  from: string;
  /** Ids of the mails that it answers, the newest last. */
  references: string[];
  /** Addresses that it was sent to. */
  to: string[];
  /** A program wrote it: out of office, not delivered. */
  isAutomatic: boolean;
};

/** Bytes in which a head ends, unless somebody means harm. */
export const longestHead = 64 * 1024;

/** Null for a head that does not end or that nobody can make out. */
export async function readHead(start: Buffer): Promise<MailHead | null> {
  const end = start.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = start.subarray(0, end + 4);
  const mail = await PostalMime.parse(head).catch(() => null);
  if (!mail) return null;
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value.trim().toLowerCase()]));
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to'].map((name) => headers.get(name) ?? '');
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].map(({ address }) => address ?? '');
  return {
    hash: createHash('sha256')
      .update(mail.messageId || head)
      .digest('base64url'),
    from: mail.from?.address?.toLowerCase() ?? '',
    references: idsIn(`${mail.references ?? ''} ${mail.inReplyTo ?? ''}`),
    to: [...named, ...delivered].filter(Boolean),
    isAutomatic: isAutomatic(headers),
  };
}

/** By what programs are told to say of themselves (RFC 3834), and by what older ones say instead. */
function isAutomatic(headers: Map<string, string>): boolean {
  const says = (name: string, words: RegExp) => words.test(headers.get(name) ?? '');
  return (
    says('auto-submitted', /^auto-/) ||
    says('precedence', /^(bulk|junk|auto_reply)/) ||
    says('content-type', /^multipart\/report/) ||
    says('return-path', /^<>$/) ||
    says('from', /\bmailer-daemon@/) ||
    ['x-autoreply', 'x-autorespond'].some((name) => headers.has(name))
  );
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/<([^<>\s]+)>/g)].map(([, id = '']) => id);
}
