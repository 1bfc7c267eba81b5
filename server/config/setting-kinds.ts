import * as z from 'zod';
import { company } from '#app/content/company.ts';
import { readNetworks } from './networks.ts';
import { readRetention } from './retention.ts';

export type Setting = { variable: string; standard?: string; about: string; schema: z.ZodType };

/** The kinds of value an environment variable may have. Each says in one sentence what it wants. */

/** Null when the variable is not set. */
export const given = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().transform((value) => value ?? null);

export const oneOf = <const Words extends readonly [string, ...string[]]>(name: string, words: Words) =>
  z.enum(words, { error: `${name} must be ${words.slice(0, -1).join(', ')} or ${words.at(-1)}.` });

export function port(name: string) {
  const error = `${name} must be a whole number from 0 to 65535.`;
  return z.coerce.number({ error }).int(error).min(0, error).max(65535, error);
}

export function hours(name: string) {
  const error = `${name} must be a number of hours, like 24 (leave it out for no backups).`;
  return z.coerce.number({ error }).positive(error).max(8760, error);
}

export function days(name: string) {
  const error = `${name} must be a whole number of days, from 0 to 36500.`;
  return z.coerce.number({ error }).int(error).min(0, error).max(36_500, error);
}

/** On the office's clock. */
export function timeOfDay(name: string) {
  const error = `${name} must be a time of day like 08:00.`;
  return z
    .string()
    .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, error)
    .transform((text) => {
      const [hour = 0, minute = 0] = text.split(':').map(Number);
      return { hour, minute };
    });
}

export const networks = (name: string) =>
  z
    .string()
    .default('')
    .transform((list, context) => {
      const read = readNetworks(list);
      if (read) return read;
      context.addIssue(`${name} must list networks, for example: loopback, 10.0.0.0/8`);
      return z.NEVER;
    });

export const webAddress = (error: string) =>
  // Without a host the parser takes the first word of the path for one.
  z.url({ protocol: /^https?$/, error }).regex(/^[^/]+:\/\/[^/]/, error);

export const postgresAddress = (name: string) =>
  z
    .string()
    .regex(/^postgres(ql)?:\/\//, `${name} must start with postgres:// (leave it out for SQLite).`)
    .regex(
      /:\/\/([^@/]*@)?[^@/?]+([/?]|$)|[?&]host=./,
      `${name} must name a host: postgres://user:password@host/name.`,
    );

export const mailServer = (name: string) =>
  z.url({
    protocol: /^smtps?$/,
    hostname: /./,
    error: `${name} must be an address like smtp://user:password@mail.example.org:587.`,
  });

/** Where answers come by mail. */
export type Mailbox = {
  host: string;
  port: number;
  secure: boolean;
  user: string;
  password: string;
  folder: string;
};

/** `imaps://user:password@host`, with a path when answers come into another folder than the inbox. */
export const mailbox = (name: string) =>
  z.string().transform((text, context): Mailbox => {
    const url = URL.parse(text);
    const isAddress = url !== null && /^imaps?:$/.test(url.protocol) && url.hostname !== '';
    const [user, password, folder] = isAddress
      ? [url.username, url.password, url.pathname.slice(1)].map(decoded)
      : [];
    if (isAddress && user && password && folder !== undefined) {
      const secure = url.protocol === 'imaps:';
      const port = Number(url.port) || (secure ? 993 : 143);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      return { host, port, secure, user, password, folder: folder || 'INBOX' };
    }
    context.addIssue(
      isAddress
        ? `${name} must name a user and a password, with %40 for an @ in them: imaps://user:password@mail.example.org.`
        : `${name} must be an address like imaps://user:password@mail.example.org.`,
    );
    return z.NEVER;
  });

/** Undefined for a percent sign that stands for nothing. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `hello@example.org`, or with a name: `Prometheon <hello@example.org>`. */
export const sender = (name: string) =>
  z.string().transform((text, context) => {
    const [, named = '', address = text] = /^\s*"?([^"<>]*?)"?\s*<([^<>]+)>\s*$/.exec(text) ?? [];
    const read = z.email().safeParse(address.trim());
    if (read.success) return { name: named || company.brand, address: read.data };
    context.addIssue(`${name} must be an email address, or a name with one: Prometheon <hello@example.org>.`);
    return z.NEVER;
  });

export const addresses = (name: string) =>
  z
    .string()
    .transform((list) => [...new Set(list.split(',').map((address) => address.trim()))])
    .pipe(
      z.array(z.email(`${name} must list email addresses, for example: ana@example.org, ben@example.org`)),
    );

export const retentionDays = z
  .string()
  .default('')
  .transform((list, context) => {
    const read = readRetention(list);
    if (typeof read !== 'string') return read;
    context.addIssue(read);
    return z.NEVER;
  });
