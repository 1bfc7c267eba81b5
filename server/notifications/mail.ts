import { createTransport } from 'nodemailer';
import type { Config } from '#server/config/config.ts';

export type Mail = {
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Of the person who wrote it; without one it is the site that writes. */
  fromName?: string;
  /** Ids of the mails that it continues, the first one first. */
  references?: string[];
};
export type Mailer = {
  send: (to: string, mail: Mail, id: string) => Promise<void>;
  /** Whether the mail server lets us in, without sending anything. */
  check: () => Promise<void>;
  close: () => void;
};

/** Together less than a delivery's lease. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** A mail that no later try could deliver. */
export class RefusedForGood extends Error {}

export function openMailer({ server, from }: NonNullable<Config['mail']>): Mailer {
  const transport = createTransport({
    url: server,
    pool: true,
    maxConnections: 1,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  const messageId = (id: string) => `<${id}@${from.address.split('@')[1]}>`;
  return {
    send: async (to, { fromName, references = [], ...mail }, id) => {
      try {
        await transport.sendMail({
          ...mail,
          from: fromName ? { ...from, name: fromName } : from,
          // Answers come to the company, whoever wrote.
          ...(fromName && !mail.replyTo ? { replyTo: from.address } : {}),
          to: { name: '', address: to },
          // The same each time it is tried, so that a mail server can tell a second copy from a second mail.
          messageId: messageId(id),
          references: references.map(messageId),
          inReplyTo: references.slice(-1).map(messageId)[0],
          headers: fromName ? {} : { 'auto-submitted': 'auto-generated' },
        });
      } catch (thrown) {
        const error = thrown as SmtpError;
        throw isRefusal(error) ? new RefusedForGood(reasonOf(error)) : new Error(reasonOf(error));
      }
    },
    check: async () => {
      await transport.verify().catch((error: SmtpError) => {
        throw new Error(reasonOf(error));
      });
    },
    close: () => transport.close(),
  };
}

type SmtpError = { code?: string; command?: string; responseCode?: number };

/** 5xx to the recipient's address: it does not exist or does not want us. */
function isRefusal({ command, responseCode = 0 }: SmtpError): boolean {
  return command === 'RCPT TO' && responseCode >= 500;
}

/** A mail server's answer may quote the mail: only its code is kept. */
function reasonOf({ code, responseCode }: SmtpError): string {
  return [
    'The mail server',
    responseCode ? `answered ${responseCode}` : 'did not take it',
    `(${code ?? 'unknown'})`,
  ].join(' ');
}
