import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ImapFlow } from 'imapflow';
import { freePort } from './postgres.ts';

const program = '/usr/sbin/dovecot';

/** The name of a group of tests, with why it is skipped where no IMAP server is installed. */
export const withDovecot = (name: string): string =>
  hasDovecot ? name : `${name}: skipped, as dovecot is not installed (Debian: dovecot-imapd)`;
export const hasDovecot = spawnSync(program, ['--version']).status === 0;

export type ImapServer = {
  /** Of somebody's mailbox; whoever asks has one. */
  url: (user: string) => string;
  mailbox: (user: string) => ImapMailbox;
  /** Starts it again after it was halted, with the same mailboxes. */
  start: () => Promise<void>;
  halt: () => Promise<void>;
  stop: () => Promise<void>;
};

export type ImapMailbox = {
  /** Puts a mail into the inbox, as if it had come. */
  receive: (source: string | Buffer) => Promise<void>;
  /** How many mails there are, and how many of them were read. */
  count: () => Promise<{ all: number; seen: number }>;
  markUnread: () => Promise<void>;
};

/** A real IMAP server (dovecot) on this machine. */
export async function startImapServer(): Promise<ImapServer> {
  const folder = mkdtempSync(join(tmpdir(), 'prometheon-imap-'));
  const port = await freePort();
  writeFileSync(join(folder, 'dovecot.conf'), configuration(folder, port));
  let server: ChildProcess;
  const start = async () => {
    server = spawn(program, ['-F', '-c', join(folder, 'dovecot.conf')], { stdio: 'ignore' });
    await untilItAnswers(server, port);
  };
  const halt = async () => {
    server.kill('SIGTERM');
    if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
  };
  await start();
  return {
    url: (user) => `imap://${user}:secret@127.0.0.1:${port}`,
    mailbox: (user) => mailboxOf(user, port),
    start,
    halt,
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function mailboxOf(user: string, port: number): ImapMailbox {
  const through = <T>(work: (client: ImapFlow) => Promise<T>) => withClient({ user, port }, work);
  return {
    receive: (source) => through(async (client) => void (await client.append('INBOX', source))),
    count: () =>
      through(async (client) => {
        const { messages = 0, unseen = 0 } =
          (await client.status('INBOX', { messages: true, unseen: true })) || {};
        return { all: messages, seen: messages - unseen };
      }),
    markUnread: () =>
      through(async (client) => {
        await client.mailboxOpen('INBOX');
        await client.messageFlagsRemove('1:*', ['\\Seen']);
      }),
  };
}

/** Everything as one user: root gives its rights up to nobody. */
function configuration(folder: string, port: number): string {
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? 'nobody' : userInfo().username;
  const group = execFileSync('id', ['-gn', user], { encoding: 'utf8' }).trim();
  if (isRoot) execFileSync('chown', [user, folder]);
  return `
    protocols = imap
    base_dir = ${folder}/run
    state_dir = ${folder}/run
    log_path = ${folder}/log
    ssl = no
    disable_plaintext_auth = no
    default_internal_user = ${user}
    default_login_user = ${user}
    default_internal_group = ${group}
    mail_location = maildir:${folder}/mail/%u
    mail_uid = ${user}
    first_valid_uid = 0
    passdb {
      driver = static
      args = password=secret
    }
    userdb {
      driver = static
      args = uid=${user} gid=${group} home=${folder}/mail/%u
    }
    service anvil {
      chroot =
    }
    service imap-login {
      chroot =
      inet_listener imap {
        address = 127.0.0.1
        port = ${port}
      }
      inet_listener imaps {
        port = 0
      }
    }
  `;
}

async function untilItAnswers(server: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`dovecot left with code ${server.exitCode}`);
    const isUp = await withClient({ user: 'nobody', port }, async () => true).catch(() => false);
    if (isUp) return;
    await wait(50);
  }
}

async function withClient<T>(
  { user, port }: { user: string; port: number },
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  const auth = { user, pass: 'secret' };
  const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, auth, logger: false });
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    client.close();
  }
}
