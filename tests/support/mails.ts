import { resolve } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '#server/config/config.ts';
import type { MailboxNeeds } from '#server/conversation/mailbox/look-into-mailbox.ts';
import type { Database } from '#server/database/connection.ts';
import { openRequestLinks } from '#server/notifications/request-links.ts';
import { openWhoHears } from '#server/notifications/who-hears.ts';

export const ours = 'hello@prometheon.example';

/** A mail of a visitor; headers may be replaced and added. */
export function mailWith(headers: Record<string, string>, body = 'Tuesday is fine.'): string {
  const all = {
    From: 'Ana <ana@example.org>',
    To: ours,
    Subject: 'Re: Contact',
    'Message-ID': `<${crypto.randomUUID()}@example.org>`,
    ...headers,
  };
  return [...Object.entries(all).map((pair) => pair.join(': ')), '', body].join('\r\n');
}

/** The same with files of text. */
export function mailWithFiles(
  headers: Record<string, string>,
  text: string,
  files: Record<string, string>,
): string {
  const parts = Object.entries(files).map(([name, content]) => [
    '--x',
    `Content-Type: text/html; name="${name}"`,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(content).toString('base64'),
  ]);
  const body = ['--x', 'Content-Type: text/plain; charset=utf-8', '', text, ...parts.flat(), '--x--'];
  const several = { 'MIME-Version': '1.0', 'Content-Type': 'multipart/mixed; boundary=x' };
  return mailWith({ ...headers, ...several }, body.join('\r\n'));
}

/** What a look into a mailbox needs beside the mailbox. */
export async function mailboxNeeds(database: Database): Promise<MailboxNeeds> {
  const log = pino({ level: 'silent' });
  const config = readConfig({
    SMTP_URL: 'smtp://127.0.0.1',
    MAIL_FROM: ours,
    NOTIFY_EMAIL: 'staff@prometheon.example',
  });
  return {
    config,
    database,
    links: await openRequestLinks(database),
    whoHears: await openWhoHears({ database, config, log }),
    log,
    leaving: new AbortController(),
    reader: resolve(import.meta.dirname, '../../server/conversation/mailbox/reader-thread.ts'),
  };
}
