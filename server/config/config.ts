import { resolve } from 'node:path';
import * as z from 'zod';
import { company } from '#app/content/company.ts';
import { type Networks, readNetworks } from './networks.ts';
import { type Retention, readRetention } from './retention.ts';

/** A start that cannot go on, told in one sentence; `main` prints it and leaves. */
export class StartError extends Error {}

const port = 'PORT must be a whole number from 0 to 65535.';
/** A variable that is set to nothing counts as not set. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => value || undefined, schema.optional());
const networks = (name: string) =>
  optional(z.string()).transform((list, context) => {
    const read = readNetworks(list ?? '');
    if (read) return read;
    context.addIssue(`${name} must list networks, for example: loopback, 10.0.0.0/8`);
    return z.NEVER;
  });
const address = (name: string) => z.email(`${name} must be an email address.`);
const webAddress = (error: string) => z.url({ protocol: /^https?$/, error });
const backupEvery = 'BACKUP_EVERY must be a number of hours, like 24 (leave it out for no backups).';

const environment = z.object({
  PORT: z.coerce.number({ error: port }).int(port).min(0, port).max(65535, port).default(3000),
  HOST: z.string().default('0.0.0.0'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// (leave it out for SQLite).'),
  ),
  PUBLIC_URL: optional(webAddress('PUBLIC_URL must be an address like https://www.example.org.')),
  TRUST_PROXY: networks('TRUST_PROXY'),
  SMTP_URL: optional(
    z.url({
      protocol: /^smtps?$/,
      error: 'SMTP_URL must be an address like smtp://user:password@mail.example.org:587.',
    }),
  ),
  MAIL_FROM: optional(address('MAIL_FROM')),
  NOTIFY_EMAIL: optional(address('NOTIFY_EMAIL')),
  WEBHOOK_URL: optional(webAddress('WEBHOOK_URL must be an address like https://hooks.example.org/leads.')),
  WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(
        /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
        'WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64.',
      ),
  ),
  WEBHOOK_NETWORKS: networks('WEBHOOK_NETWORKS'),
  METRICS_TOKEN: optional(z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.')),
  RETENTION_DAYS: optional(z.string()).transform((list, context) => {
    const read = readRetention(list ?? '');
    if (typeof read !== 'string') return read;
    context.addIssue(read);
    return z.NEVER;
  }),
  SIGN_UP: z.enum(['on', 'off'], { error: 'SIGN_UP must be on or off.' }).default('off'),
  BACKUP_EVERY: optional(
    z.coerce.number({ error: backupEvery }).positive(backupEvery).max(8760, backupEvery),
  ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.',
    })
    .default('info'),
});

export type Config = {
  port: number;
  host: string;
  dataDirectory: string;
  databaseUrl: string | null;
  /** The site's own origin when it is known; otherwise the Host header names it. */
  publicOrigin: string | null;
  /** Whether strangers may make an account; it has no role until an admin's command line gives it one. */
  signUp: boolean;
  /** Proxies whose word about a visitor's address is taken. */
  trustedProxies: Networks;
  /** Null while no mail server is configured: then no mail is written down to be sent. */
  mail: { server: string; from: string; notify: string | null } | null;
  /** Submissions go there, signed; `mayReach` are the private networks that are not refused. */
  webhook: { url: string; secret: string; mayReach: Networks } | null;
  /** Lets a collector on another machine read `/metrics`. */
  metricsToken: string | null;
  /** Hours between the backups that the server makes by itself; null for none. */
  backupEvery: number | null;
  /** How long submissions are kept, by table; empty while nothing is removed. */
  retention: Retention;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
};

export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environment.safeParse(variables);
  if (!parsed.success) throw new StartError(parsed.error.issues[0]?.message);
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    publicOrigin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : null,
    signUp: values.SIGN_UP === 'on',
    trustedProxies: values.TRUST_PROXY,
    mail: mailOf(values),
    webhook: webhookOf(values),
    metricsToken: values.METRICS_TOKEN ?? null,
    backupEvery: values.BACKUP_EVERY ?? null,
    retention: values.RETENTION_DAYS,
    logLevel: values.LOG_LEVEL,
  };
}

/** Where links in mails lead: what is configured, whatever a request says of itself. */
export function linkOrigin({ publicOrigin }: Pick<Config, 'publicOrigin'>): string {
  return publicOrigin ?? company.url;
}

type Values = z.infer<typeof environment>;

function mailOf({ SMTP_URL: server, MAIL_FROM, NOTIFY_EMAIL }: Values): Config['mail'] {
  return server ? { server, from: MAIL_FROM ?? company.email, notify: NOTIFY_EMAIL ?? null } : null;
}

function webhookOf({
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
  WEBHOOK_NETWORKS,
}: Values): Config['webhook'] {
  if (!url) return null;
  if (!secret)
    throw new StartError('WEBHOOK_URL needs WEBHOOK_SECRET: whsec_ and at least 24 bytes in base64.');
  return { url, secret, mayReach: WEBHOOK_NETWORKS };
}
