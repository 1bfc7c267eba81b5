import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from './postgres.ts';

export type ImapServer = {
  url: string;
  /** Puts a mail into the mailbox, as if it had come. */
  receive: (source: string) => Promise<void>;
  /** How many mails there are, and how many of them were read. */
  count: () => Promise<{ all: number; seen: number }>;
  stop: () => Promise<void>;
};

/** A real IMAP server (dovecot) on this machine, with one mailbox. */
export async function startImapServer(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'prometheon-imap-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'mail'));
  chmodSync(join(folder, 'mail'), 0o777);
  const port = await freePort();
  writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port));
  const server = spawn('dovecot', ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
  await untilListening(server, port);
  const url = `imap://visitors:secret@127.0.0.1:${port}`;
  const through = <T>(work: (client: ImapFlow) => Promise<T>) => withClient(port, work);
  return {
    url,
    receive: (source) => through(async (client) => void (await client.append('INBOX', source))),
    count: () =>
      through(async (client) => {
        const status = await client.status('INBOX', { messages: true, unseen: true });
        const { messages = 0, unseen = 0 } = status || {};
        return { all: messages, seen: messages - unseen };
      }),
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function configuration(folder: string, port: number): string {
  return `
    protocols = imap
    base_dir = ${folder}/run
    log_path = ${folder}/log
    ssl = no
    disable_plaintext_auth = no
    mail_location = maildir:${folder}/mail/%u
    mail_uid = nobody
    mail_gid = nogroup
    first_valid_uid = 1
    passdb {
      driver = static
      args = password=secret
    }
    userdb {
      driver = static
      args = uid=nobody gid=nogroup home=${folder}/mail/%u
    }
    service imap-login {
      chroot =
      inet_listener imap {
        address = 127.0.0.1
        port = ${port}
      }
    }
  `;
}

async function untilListening(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`dovecot left with code ${server.exitCode}`);
    const socket = connect(port, '127.0.0.1');
    const opened = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (opened) return;
    await wait(50);
  }
}

async function withClient<T>(port: number, work: (client: ImapFlow) => Promise<T>): Promise<T> {
  const auth = { user: 'visitors', pass: 'secret' };
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.logout();
  }
}
