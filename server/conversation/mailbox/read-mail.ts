import PostalMime from 'postal-mime';
import { cutText, sanitiseText } from '#app/forms/engine/sanitise.ts';
import { ownWords } from './own-words.ts';

export type Attachment = { name: string; content: Buffer };

/** What matters of a mail that came. */
export type IncomingMail = {
  id: string;
  /** Ids of the mails that it answers. */
  references: string[];
  /** Addresses that it was sent to. */
  to: string[];
  /** An answer that a program gave: out of office, not delivered. */
  isAutomatic: boolean;
  text: string;
  attachments: Attachment[];
};

const most = { letters: 20_000, attachments: 20, nameLetters: 200 };

/** Reads a mail as it was sent. Nothing of it is ever shown as HTML. */
export async function readMail(source: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(source);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const plain = mail.text?.trim() || sanitiseText(mail.html ?? '');
  return {
    id: mail.messageId ?? '',
    references: idsIn(`${mail.references ?? ''} ${mail.inReplyTo ?? ''}`),
    to: [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(({ address }) => address ?? []),
    isAutomatic:
      /^auto-/i.test(header('auto-submitted')) || /^(bulk|junk|list|auto_reply)/i.test(header('precedence')),
    text: cutText(storable(ownWords(plain)), most.letters),
    attachments: mail.attachments.slice(0, most.attachments).map(({ filename, content }) => ({
      name: storable(filename ?? 'attachment').slice(0, most.nameLetters),
      content: Buffer.from(content as ArrayBuffer),
    })),
  };
}

function idsIn(text: string): string[] {
  return [...text.matchAll(/<([^<>\s]+)>/g)].map(([, id = '']) => id);
}

/** No database stores NUL or half a pair. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed();
}
