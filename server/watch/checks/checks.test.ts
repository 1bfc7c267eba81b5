import { expect, test } from 'vitest';
import { everyForm } from '#app/forms/definitions/registry.ts';
import { parseForm } from '#app/forms/engine/parse.ts';
import { certificateFinding } from './certificate.ts';
import { about, inBytes, inWords, lookAt } from './finding.ts';
import { answersFor, inputsOf } from './form-answers.ts';
import { diskFinding } from './house.ts';

const subject = about('it', 'It');
const day = 24 * 60 * 60 * 1000;

test('there are eleven forms, and each can be filled in so that its rules are content', () => {
  expect(everyForm).toHaveLength(11);
  for (const form of everyForm) {
    const answers = answersFor(form, 'mark');
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(inputsOf(form)));
    expect(parseForm(form, answers), form.id).toMatchObject({ ok: true });
  }
});

test.each([
  [100e9, 'good', ''],
  [500e6, 'good', ''],
  [499e6, 'bad', 'nearly full'],
  [0, 'bad', 'nearly full'],
])('a disk with %d bytes left', (free, state, cause) => {
  expect(diskFinding(subject, free, 200e9)).toMatchObject({ state, cause });
});

test.each([
  [90 * day, 'good', '', 'Good for 90 days, until 1970-04-01.'],
  [14 * day, 'good', '', 'Good for 14 days'],
  [13.9 * day, 'bad', 'ends soon', 'It ends in 13 days, on 1970-01-14.'],
  [1.5 * day, 'bad', 'ends soon', 'It ends in 1 day,'],
  [-day, 'bad', 'expired', 'browsers warn every visitor'],
  [null, 'bad', 'unreachable', 'shows no certificate'],
])('a certificate that ends in %d milliseconds', (until, state, cause, words) => {
  const finding = certificateFinding(subject, 'https://www.example.org', until, 0);
  expect(finding).toMatchObject({ state, cause, sentence: expect.stringContaining(words) });
});

test('what cannot be looked at is not known, rather than wrong', async () => {
  const away = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  const finding = await lookAt('outbox', 'Outbox', () => Promise.reject(away));
  expect(finding).toMatchObject({ state: 'off', sentence: 'Not known: nothing listens at that address.' });
});

test('lengths are said as people say them', () => {
  expect([20_000, 60_000, 3 * 60 * 60_000, 3 * day].map(inWords)).toEqual([
    'less than a minute',
    '1 minute',
    '3 hours',
    '3 days',
  ]);
  expect([1000, 5.25e6, 12.3e9].map(inBytes)).toEqual(['0.1 MB', '5.3 MB', '12.3 GB']);
});
