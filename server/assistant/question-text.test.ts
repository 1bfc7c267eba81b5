import fc from 'fast-check';
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

const words = fc.string({ unit: 'grapheme', maxLength: 400 });
const phone = fc
  .tuple(
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 15 }),
    fc.constantFrom('', ' ', '-', '.', '/', ') ', '\u00a0', ' – '),
    fc.constantFrom('', '+', '00 ', '(', 'tel:'),
  )
  .map(([digits, between, before]) => before + digits.join(between));

test('no e-mail address and no phone number is ever kept, whatever stands around it', () => {
  fc.assert(
    fc.property(words, fc.oneof(fc.emailAddress(), phone), words, (before, secret, after) => {
      expect(keptText(`${before} ${secret} ${after}`)).toBeNull();
    }),
    { numRuns: 5000 },
  );
});

test('whatever is kept is short, has few digits, and is the same question when it is read again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3000 }), (typed) => {
      const kept = keptText(typed);
      if (!kept) return;
      expect(kept.text.length).toBeLessThanOrEqual(300);
      expect(kept.key.length).toBeLessThanOrEqual(300);
      expect(kept.text).not.toContain('@');
      expect(kept.text.match(/\p{Nd}/gu)?.length ?? 0).toBeLessThan(10);
      expect(keptText(kept.text)).toEqual(kept);
    }),
    { numRuns: 5000, examples: [['ﷺ '.repeat(400)], [`${'a'.repeat(299)}😀`], ['at '.repeat(5000)]] },
  );
});
