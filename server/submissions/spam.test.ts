import { describe, expect, test } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { judge } from './spam.ts';

const { fastestFillMs, links } = limits.spam;
const payload = { name: 'Ana', message: 'A class for my daughter.' };
const linked = (count: number) => Array.from({ length: count }, (_, n) => `https://${n}.example`).join(' ');

describe('judging a submission', () => {
  test.each([
    ['a person with time', { elapsedMs: 60_000 }, payload],
    ['a plain post, which says nothing of its time', {}, payload],
    ['a time that is no number', { elapsedMs: '5' }, payload],
    ['a clock that was set back', { elapsedMs: -5 }, payload],
    ['just slow enough', { elapsedMs: fastestFillMs }, payload],
    ['one link fewer than suspicious', {}, { message: linked(links - 1) }],
  ])('%s: nothing is wrong', (_, input, answers) => {
    expect(judge({ input, payload: answers })).toEqual({ isSpam: false, reasons: [] });
  });

  test.each([
    ['haste', { elapsedMs: 120 }, payload, 'Filled in within 0.2 seconds.'],
    ['links', {}, { message: linked(links) }, `Contains ${links} links.`],
    ['links in a list', {}, { choices: [linked(links)] }, `Contains ${links} links.`],
    ['links in pairs', {}, { more: { toString: linked(links) } }, `Contains ${links} links.`],
  ])('%s alone is a reason but no verdict', (_, input, answers, reason) => {
    expect(judge({ input, payload: answers })).toEqual({ isSpam: false, reasons: [reason] });
  });

  test('two reasons are a verdict', () => {
    const verdict = judge({ input: { elapsedMs: 1000 }, payload: { message: linked(links) } });
    expect(verdict).toEqual({
      isSpam: true,
      reasons: ['Filled in within 1 seconds.', `Contains ${links} links.`],
    });
  });

  test('a filled trap is one by itself', () => {
    expect(judge({ input: { website: 'x' }, payload })).toEqual({
      isSpam: true,
      reasons: ['The hidden trap field was filled.'],
    });
  });
});
