import { expect, test } from 'vitest';
import { termsOf } from './search-terms.ts';

const compact = (query: string) => termsOf(query).map((term) => term.compact);

test.each([
  ['619-555-0100', '6195550100'],
  ['(619) 555 0100', '6195550100'],
  ['+1 619 555 0100', '6195550100'],
  ['+1 (619) 555-0100', '6195550100'],
  ['1-619-555-0100', '6195550100'],
  ['+16195550100', '6195550100'],
  ['001 619.555.0100', '6195550100'],
  ['619–555–0100', '6195550100'],
  ['555-0100', '5550100'],
  ['+44 20 7946 0018', '2079460018'],
  ['+44 (0)20 7946 0018', '2079460018'],
  ['020 7946 0018', '2079460018'],
  ['+353 1 496 0123', '14960123'],
])('%s is looked for as %s', (query, digits) => {
  expect(compact(query)).toEqual([digits]);
});

test('a phone number beside words, which are also looked for as they are written', () => {
  expect(termsOf('José 619-555 0100 please')).toEqual([
    { words: ['619-555', '0100'], compact: '6195550100' },
    { words: ['jose'], compact: null },
    { words: ['please'], compact: null },
  ]);
});

test.each(['ACDE–3467', 'acde—3467', '#ACDE3467', '#acde−3467'])(
  '%s is looked for as a reference',
  (query) => {
    expect(compact(query)).toEqual(['acde3467']);
  },
);

test('a reference may have a number sign before it', () => {
  expect(termsOf('#ACDE-3467')).toEqual([{ words: ['acde-3467'], compact: null }]);
});

test('a reference may leave its dash out', () => {
  expect(compact('ACDE3467')).toEqual(['acde3467']);
  expect(termsOf('ACDE-3467')).toEqual([{ words: ['acde-3467'], compact: null }]);
});

test.each(['', '   ', 'robots', '2026', '100%', '12 34'])('%j is words alone', (query) => {
  expect(compact(query).filter(Boolean)).toEqual([]);
});

test('a long query is cut', () => {
  expect(termsOf('a b c d e f g h i j')).toHaveLength(8);
});
