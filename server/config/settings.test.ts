import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { type Setting, settings } from './settings.ts';

const guide = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');

test('docs/operating.md has a row for every setting, in its words', () => {
  const rows = Object.values<Setting>(settings).map(
    ({ variable, standard = '–', about }) => `| \`${variable}\` | ${standard} | ${about} |`,
  );
  const [, table = ''] =
    /\| variable \| default \| what it does \|\n\|[-|]+\|\n((?:\|.*\n)+)/.exec(guide) ?? [];
  expect(table.trim().split('\n')).toEqual(rows);
});

test('a variable that is set to nothing counts as not set', () => {
  const empty = Object.fromEntries(
    ['DATABASE_URL', 'PUBLIC_URL', 'SMTP_URL', 'NOTIFY_EMAIL'].map((name) => [name, '']),
  );
  expect(readConfig(empty)).toMatchObject({ databaseUrl: null, publicOrigin: null, mail: null });
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
