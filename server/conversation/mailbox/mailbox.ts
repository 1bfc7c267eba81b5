import type { ImapFlow, ImapFlowError } from 'imapflow';
import type { Mailbox } from '#server/config/setting-kinds.ts';

/** Milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 };

/** Opens the mailbox for as long as the work takes, or until the process leaves. */
export async function withMailbox<T>(
  { host, port, secure, user, password, folder }: Mailbox,
  leaving: AbortSignal,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  // Loaded by sites that have a mailbox: it makes a start slower.
  const { ImapFlow } = await import('imapflow');
  const auth = { user, pass: password };
  const client = new ImapFlow({
    host,
    port,
    secure,
    auth,
    logger: false,
    disableAutoIdle: true,
    ...timeouts,
  });
  const leave = () => client.close();
  // One that breaks is noticed by the call that needs it.
  client.on('error', () => {});
  leaving.addEventListener('abort', leave);
  try {
    await client.connect();
    await client.mailboxOpen(folder);
    const done = await work(client);
    await client.logout();
    return done;
  } finally {
    leaving.removeEventListener('abort', leave);
    client.close();
  }
}

/** Why a mailbox could not be read, for whoever has to mend it. */
export function reasonOf(error: unknown): string {
  const trouble: ImapFlowError = error instanceof Error ? error : new Error('unknown');
  if (trouble.authenticationFailed) return 'The mail server of IMAP_URL refused the user or the password.';
  if (trouble.mailboxMissing) return 'The mailbox of IMAP_URL has no such folder.';
  return `The mailbox of IMAP_URL could not be read (${trouble.code ?? 'unknown'}).`;
}
