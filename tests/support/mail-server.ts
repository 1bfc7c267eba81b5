import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export type ReceivedMail = { to: string[]; raw: string; id: string };
export type MailServer = {
  url: string;
  received: ReceivedMail[];
  /** What is answered instead of taking a mail: a code to refuse it with, or null. */
  answer: { code: number | null };
  stop: () => Promise<void>;
};

/** A real SMTP server on this machine that keeps what it receives. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const answer: MailServer['answer'] = { code: null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      done(answer.code ? Object.assign(new Error('not now'), { responseCode: answer.code }) : null);
    },
    onData: async (stream, session, done) => {
      // A sender that is killed halfway has sent nothing.
      const raw = await text(stream).catch(() => null);
      if (raw === null) return;
      const id = /^message-id:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? '';
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, id });
      done();
    },
  });
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    received,
    answer,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The text of a plain mail, as its reader sees it. */
export function bodyOf(mail: ReceivedMail | undefined): string {
  const [head = '', ...rest] = mail?.raw.split('\r\n\r\n') ?? [];
  const body = rest.join('\r\n\r\n').replaceAll('\r\n', '\n');
  if (!/^content-transfer-encoding: quoted-printable/im.test(head)) return body;
  return body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Everything a mail of several parts says, its parts decoded. */
export function wordsOf(mail: ReceivedMail | undefined): string {
  const bytes = (mail?.raw ?? '')
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString().replaceAll('\r\n', '\n');
}
