import { expect, test } from 'vitest';
import type { HealthCheck } from './answers.ts';
import { howOften, verdict, whoIsTold } from './health-words.ts';

const check = (state: HealthCheck['state'], at: string | null = '2026-11-16T12:00:00.000Z'): HealthCheck => ({
  name: 'form contact',
  title: 'Contact form',
  state,
  sentence: '',
  advice: null,
  at,
  goodAt: null,
  bad: null,
});

test('the verdict is a sentence', () => {
  expect(verdict([check('good'), check('off')])).toBe('Everything works.');
  expect(verdict([check('bad'), check('good')])).toBe('One thing does not work.');
  expect(verdict([check('bad'), check('bad')])).toBe('2 things do not work.');
  expect(verdict([check('off', null)])).toBe(
    'Nothing is known to be wrong; the forms have not been tried yet.',
  );
});

test.each([
  [300, 'every 5 minutes.'],
  [60, 'every minute.'],
  [90, 'every 90 seconds.'],
  [7200, 'every 2 hours.'],
  [null, 'only when you ask it to'],
])('how often it tries itself: %s', (everySeconds, words) => {
  expect(howOften({ checks: [], told: [], everySeconds })).toContain(words);
});

test('who is told, or that nobody is', () => {
  const health = { checks: [], everySeconds: 300 };
  expect(whoIsTold({ ...health, told: ['ana@example.org'] })).toContain('mailed to ana@example.org');
  expect(whoIsTold({ ...health, told: [] })).toContain('Nobody is told by mail');
});
