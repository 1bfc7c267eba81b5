import * as z from 'zod';
import { company } from '#app/content/company.ts';
import { settings } from './settings.ts';

/** A start that cannot go on, told in one sentence; `main` prints it and leaves. */
export class StartError extends Error {}

type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> };

/** Settings that belong together are one value: a mail server without a sender is of no use. */
type MailSettings = 'mailServer' | 'mailFrom' | 'notify';
type WebhookSettings = 'webhookUrl' | 'webhookSecret';

export type Config = Omit<Values, MailSettings | WebhookSettings | 'canaryEvery'> & {
  /** Milliseconds between two tries of the site's own forms; null when it tries them only when asked. */
  canaryEvery: number | null;
  /** Null while no mail server is configured: then no mail is written down to be sent. */
  mail: {
    server: string;
    from: { name: string; address: string };
    notify: readonly string[];
  } | null;
  /** Submissions go there, signed. Others are made in the browser. */
  webhook: { url: string; secret: string } | null;
};

const canaryEveryUsually = 5 * 60_000;

const environment = z.object(
  Object.fromEntries(Object.values(settings).map(({ variable, schema }) => [variable, schema])),
);

export function readConfig(variables: NodeJS.ProcessEnv): Config {
  // What is set to nothing counts as not set: `PORT=` in a file of settings is a line left for later.
  const set = Object.entries(variables).filter(([, value]) => value?.trim());
  const parsed = environment.safeParse(Object.fromEntries(set));
  if (!parsed.success) throw new StartError(parsed.error.issues[0]?.message);
  const named = Object.entries(settings).map(([name, { variable }]) => [name, parsed.data[variable]]);
  const { mailServer, mailFrom, notify, webhookUrl, webhookSecret, canaryEvery, ...others } =
    Object.fromEntries(named) as Values;
  const mail = mailServer
    ? {
        server: mailServer,
        from: mailFrom ?? { name: company.brand, address: company.email },
        notify: notify ?? [],
      }
    : null;
  const webhook = webhookUrl ? { url: webhookUrl, secret: webhookSecret ?? missingSecret() } : null;
  if (others.digestAt && !mail?.notify.length)
    throw new StartError('DIGEST_AT needs SMTP_URL and NOTIFY_EMAIL: the list is mailed there.');
  if (others.mailbox && !mail)
    throw new StartError('IMAP_URL needs SMTP_URL: answers come to mails that the site sends.');
  // A site that has been told its address has visitors; a developer's has none.
  const usual = others.publicOrigin ? canaryEveryUsually : 0;
  return { ...others, mail, webhook, canaryEvery: (canaryEvery ?? usual) || null };
}

function missingSecret(): never {
  throw new StartError('WEBHOOK_URL needs WEBHOOK_SECRET: whsec_ and at least 24 bytes in base64.');
}

/** Where links in mails lead: what is configured, whatever a request says of itself. */
export function linkOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>): string {
  return publicOrigin ?? company.url;
}
