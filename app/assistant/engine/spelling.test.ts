import { expect, test } from 'vitest';
import { spellingOf } from './spelling.ts';

test.each([
  ['Veterans', 'veteran', 'case and plural'],
  ["veteran's", 'veteran', 'apostrophe'],
  ['Vétéran', 'veteran', 'accents'],
  ['ＨＯＬＯ', 'holo', 'full-width letters'],
  ['classes', 'class', 'plural in es'],
  ['companies', 'company', 'plural in ies'],
  ['class', 'class', 'no plural'],
  ['campus', 'campus', 'no plural'],
  ['this', 'this', 'no plural'],
  ['ads', 'ad', 'short plural'],
  ['us', 'us', 'too short for a plural'],
  ['pleeeease', 'pleease', 'a held key'],
  ['x'.repeat(31), 'xx', 'a held key for long'],
  ['ab'.repeat(16), '', 'longer than any word'],
  ['́', '', 'a mark alone'],
])('%s is spelled %s (%s)', (typed, spelling) => {
  expect(spellingOf(typed)).toBe(spelling);
});
