import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import type { Setting } from './setting-kinds.ts';
import { settings } from './settings.ts';

const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');

test('docs/operating.md has a row for every setting, in its words', () => {
  const rows = Object.values<Setting>(settings).map(
    ({ variable, standard = '–', about }) => `| \`${variable}\` | ${standard} | ${about} |`,
  );
  const [, table = ''] =
    /\| variable \| default \| what it does \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(guide) ?? [];
  expect(table.trim().split('\n')).toEqual(rows);
});

test.each(['', ' '])('every variable that is set to “%s” counts as not set', (nothing) => {
  const empty = Object.fromEntries(Object.values(settings).map(({ variable }) => [variable, nothing]));
  expect(readConfig(empty)).toEqual(readConfig({}));
});

test.each([
  ['SMTP_URL', 'smtp://'],
  ['SMTP_URL', 'smtps:///mail'],
  ['IMAP_URL', 'imaps://'],
  ['IMAP_URL', 'mail.example.org'],
  ['PUBLIC_URL', 'https://'],
  ['PUBLIC_URL', 'https:///www'],
  ['WEBHOOK_URL', 'http:///hooks'],
  ['DATABASE_URL', 'postgres://'],
  ['DATABASE_URL', 'postgres:///name'],
  ['DATABASE_URL', 'postgresql://user:password@/name?sslmode=require'],
])('%s without a host is refused: %s', (variable, url) => {
  expect(() => readConfig({ [variable]: url })).toThrow(new RegExp(`^${variable} must `));
});

test.each([
  'postgres://host',
  'postgres://user:p%40ss@one:5432,two:5433/name?sslmode=require',
  'postgres://[::1]:5432/name',
  'postgres://user@/name?host=/run/postgresql',
])('DATABASE_URL may be %s', (url) => {
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
});

test.each([
  ['hello@example.org', { name: 'Prometheon', address: 'hello@example.org' }],
  ['Ana Ruiz <ana@example.org>', { name: 'Ana Ruiz', address: 'ana@example.org' }],
  ['"Ruiz, Ana" <ana@example.org>', { name: 'Ruiz, Ana', address: 'ana@example.org' }],
])('MAIL_FROM %s', (text, from) => {
  expect(readConfig({ SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: text }).mail?.from).toEqual(from);
});

test('NOTIFY_EMAIL takes several addresses', () => {
  const variables = { SMTP_URL: 'smtp://mail.example.org', NOTIFY_EMAIL: 'ana@example.org, ben@example.org' };
  expect(readConfig(variables).mail?.notify).toEqual(['ana@example.org', 'ben@example.org']);
  expect(() => readConfig({ ...variables, NOTIFY_EMAIL: 'ana@example.org, ben' })).toThrow(
    'NOTIFY_EMAIL must list email addresses',
  );
});

test('IMAP_URL names a server, who asks and, if it is not the inbox, a folder', () => {
  const read = (url: string) =>
    readConfig({ SMTP_URL: 'smtp://mail.example.org', IMAP_URL: url }).mailbox ?? undefined;
  expect(read('imaps://ana%40example.org:p%3Ass@mail.example.org/Site%20answers')).toEqual({
    host: 'mail.example.org',
    port: 993,
    secure: true,
    user: 'ana@example.org',
    password: 'p:ss',
    folder: 'Site answers',
  });
  expect(read('imap://ana:secret@localhost')).toMatchObject({ port: 143, secure: false, folder: 'INBOX' });
  for (const url of [
    'imaps://mail.example.org',
    'imaps://ana@mail.example.org',
    'imaps://ana:5%@mail.example.org',
  ])
    expect(() => read(url)).toThrow('IMAP_URL must name a user and a password');
  expect(() => readConfig({ IMAP_URL: 'imaps://ana:secret@mail.example.org' })).toThrow(
    'IMAP_URL needs SMTP_URL',
  );
});
