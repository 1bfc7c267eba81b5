import { expect, test } from 'vitest';
import { stampAfter } from './prepare.mjs';

test('a start alone does without the tools of the tests, which the first test brings', () => {
  const started = stampAfter('', 'lock', 'start');
  expect(started).toBe('lock start');
  expect(stampAfter(started, 'lock', 'start')).toBe(started);
  expect(stampAfter(started, 'newer lock', 'start')).toBe('newer lock start');
  expect(stampAfter(started, 'lock', 'tests')).toBe('lock tests');
  expect(stampAfter('', 'lock', 'tests')).toBe('lock tests');
});

test('a start takes nothing away that is there', () => {
  expect(stampAfter('lock tests', 'lock', 'start')).toBe('lock tests');
  expect(stampAfter('lock tests', 'newer lock', 'start')).toBe('newer lock tests');
  expect(stampAfter('by hand', 'lock', 'start')).toBe('lock tests');
});
