import { resolve } from 'node:path';
import * as z from 'zod';
import { interval } from './interval.ts';
import { mailSettings } from './mail-settings.ts';
import {
  days,
  given,
  hours,
  networks,
  oneOf,
  port,
  postgresAddress,
  retentionDays,
  type Setting,
  webAddress,
} from './setting-kinds.ts';

/**
 * Every setting, once: its environment variable, what it does when it is left out, what it is for (the words of
 * docs/operating.md, which a test compares), and how it is read.
 */
export const settings = {
  port: {
    variable: 'PORT',
    standard: '`3000`',
    about: 'the port it listens on',
    schema: port('PORT').default(3000),
  },
  host: {
    variable: 'HOST',
    standard: '`0.0.0.0`',
    about: 'the address it listens on',
    schema: z.string().default('0.0.0.0'),
  },
  dataDirectory: {
    variable: 'DATA_DIR',
    standard: '`./data`',
    about:
      "the SQLite file, and backups. Only the site's own user can read it: that is seen to at every start",
    schema: z
      .string()
      .default('data')
      .transform((path) => resolve(path)),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    about: '`postgres://…` instead of SQLite; several hosts with commas',
    schema: given(postgresAddress('DATABASE_URL')),
  },
  /** Null while it is not known: then the Host header names the site. */
  publicOrigin: {
    variable: 'PUBLIC_URL',
    about:
      "the site's own address. With https: secure cookies, HSTS, plain http is sent there. Links in mails start with it",
    schema: given(
      webAddress('PUBLIC_URL must be an address like https://www.example.org.').transform(
        (url) => new URL(url).origin,
      ),
    ),
  },
  trustedProxies: {
    variable: 'TRUST_PROXY',
    about:
      'proxies whose `X-Forwarded-For` and `X-Request-Id` are believed: `loopback`, `uniquelocal`, networks like `10.0.0.0/8`',
    schema: networks('TRUST_PROXY'),
  },
  ...mailSettings,
  webhookUrl: {
    variable: 'WEBHOOK_URL',
    about: 'where each submission is posted; [others](#who-hears-of-submissions) are made in the browser',
    schema: given(webAddress('WEBHOOK_URL must be an address like https://hooks.example.org/leads.')),
  },
  webhookSecret: {
    variable: 'WEBHOOK_SECRET',
    about: 'signs those posts by the Standard Webhooks scheme (`whsec_…`)',
    schema: given(
      z
        .string()
        .regex(
          /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
          'WEBHOOK_SECRET must be whsec_ and at least 24 bytes in base64.',
        ),
    ),
  },
  webhookNetworks: {
    variable: 'WEBHOOK_NETWORKS',
    about: 'private networks that a webhook may reach; all others are refused',
    schema: networks('WEBHOOK_NETWORKS'),
  },
  metricsToken: {
    variable: 'METRICS_TOKEN',
    about:
      'lets a collector read `/metrics` with `Authorization: Bearer …`; needed on another machine, and wherever a proxy of `TRUST_PROXY` asks. At least 16 characters',
    schema: given(z.string().min(16, 'METRICS_TOKEN must have at least 16 characters.')),
  },
  /** Null when it is not set, 0 for `off`. */
  canaryEvery: {
    variable: 'CANARY_EVERY',
    standard: '`5m` with `PUBLIC_URL`',
    about:
      'how often the site [tries itself](#the-site-tries-itself): `30s`, `5m`, `1h`, or `off`. Without `PUBLIC_URL` it is off unless set',
    schema: given(interval('CANARY_EVERY')),
  },
  backupEvery: {
    variable: 'BACKUP_EVERY',
    about: 'hours between backups that the site makes by itself: [backups](backup.md)',
    schema: given(hours('BACKUP_EVERY')),
  },
  retention: {
    variable: 'RETENTION_DAYS',
    about:
      'how long submissions are kept, e.g. `contact_submissions:730,*:1095`; without it, for good: [privacy](privacy.md)',
    schema: retentionDays,
  },
  numbersDays: {
    variable: 'NUMBERS_DAYS',
    standard: '`800`',
    about:
      'how many days the counts of visits are kept; `0` counts none: [what is counted](privacy.md#visits)',
    schema: days('NUMBERS_DAYS').default(800),
  },
  signUp: {
    variable: 'SIGN_UP',
    standard: '`off`',
    about: '`on` lets strangers make an account (it has no role until you give it one)',
    schema: oneOf('SIGN_UP', ['on', 'off'])
      .default('off')
      .transform((word) => word === 'on'),
  },
  logLevel: {
    variable: 'LOG_LEVEL',
    standard: '`info`',
    about: '`fatal` to `debug`, or `silent`',
    schema: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  },
} as const satisfies Record<string, Setting>;
