import { expect, test } from 'vitest';
import { keptText, looksPersonal } from './question-text.ts';

test.each([
  ['Do you repair radios?', 'do you repair radio'],
  ['  do you REPAIR   radio', 'do you repair radio'],
  ['Do you repair <b>radios</b>!', 'do you repair radio'],
  ['Réparez-vous des radios ?', 'reparez vous de radio'],
])('“%s” is the question “%s”', (typed, key) => {
  expect(keptText(typed)?.key).toBe(key);
});

test.each(['', '   ', '???', '🎈🎈', '<b></b>'])('“%s” has no words', (typed) => {
  expect(keptText(typed)).toBeNull();
});

test.each([
  'write to ana@example.org',
  'ana＠example.org please',
  'ana%40example.org',
  'ana at example dot org',
  'ana [at] example [dot] org',
  'call 619-555-0142',
  'call (619) 555 01 42 now',
  'my number: 555-0142',
  '12 34 56',
  '٠١٢٣٤٥٦٧',
  '619 and then 555 and then 0142',
  'six one nine five five five oh one four two',
])('“%s” tells who asks', (typed) => {
  expect(looksPersonal(typed)).toBe(true);
  expect(keptText(typed)).toBeNull();
});

test.each(['a class on Sunday at noon', 'robotics 101 in 2027', 'is there parking near 92101'])(
  '“%s” does not',
  (typed) => {
    expect(keptText(typed)?.text).toBe(typed);
  },
);
