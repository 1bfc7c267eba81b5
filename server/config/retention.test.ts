import { expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import { readConfig, StartError } from './config.ts';
import { readRetention } from './retention.ts';

test('is off when nothing is said', () => {
  expect(readConfig({}).retention.size).toBe(0);
  expect(readConfig({ RETENTION_DAYS: ' ' }).retention.size).toBe(0);
});

test('a named table keeps its own days, the star is for every other', () => {
  const retention = readConfig({ RETENTION_DAYS: 'contact_submissions:730, *: 1095' }).retention;
  expect(retention.size).toBe(forms.length);
  expect(retention.get('contact_submissions')).toBe(730);
  expect(retention.get('veterans_applications')).toBe(1095);
  expect([...(readRetention('aerial_submissions:1') as Map<string, number>)]).toEqual([
    ['aerial_submissions', 1],
  ]);
});

test.each([
  ['contact_submissions', /^RETENTION_DAYS must list tables and days, .* \(not “contact_submissions”\)\.$/],
  ['contact_submissions:0', /not “contact_submissions:0”/],
  ['contact_submissions:-1', /must list/],
  ['contact_submissions:two years', /must list/],
  ['users:30', /^RETENTION_DAYS names users, but there is no such table\. There are: contact_submissions, /],
  ['*:30,*:60', /^RETENTION_DAYS names \* twice\.$/],
])('%s is told in a sentence', (list, sentence) => {
  expect(() => readConfig({ RETENTION_DAYS: list })).toThrow(StartError);
  expect(() => readConfig({ RETENTION_DAYS: list })).toThrow(sentence);
});
