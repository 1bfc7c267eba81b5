import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptText } from './question-text.ts';

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
