import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutText, sanitizeText } from './sanitize.ts';

const runs = { numRuns: 2000 };

test('whatever stands around it, an address in angle brackets is still there', () => {
  const around = fc.string({ unit: fc.constantFrom(...'aZ3 .,;:-_(["“é\n') });
  const address = fc.constantFrom('ann@example.org', 'https://example.org/?a=b', 'www.example.org');
  fc.assert(
    fc.property(around, address, around, (before, inside, after) => {
      const clean = sanitizeText(`${before}<${inside}>${after}`);
      const words = clean.split(/[\s(["“]+/u);
      expect(words.some((word) => word.replace(/\p{P}+$/u, '') === inside)).toBe(true);
    }),
    runs,
  );
});

/** Pieces that combine into nested, encoded and broken markup far more often than chance would. */
const pieces = fc.constantFrom(
  ...['<', '>', '/', '&', ';', '=', ' ', '"', '&lt;', '&gt;', '&amp;', '&#60;', '&#x3e;', 'amp;', 'lt;'],
  ...['<b>', '</b>', '<script', '</script>', '<style>', '</style', '<img src=x onerror=y', '<!--', '-->'],
  ...['<ann@example.org>', '&lt;https://example.org/', '@', '.org', 'mailto:', '<www.'],
  ...['b', 'a href=', '\n', '\t', '\u0000', '\ud83d', 'é', '3'],
);
const nasty = fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 30 });
const nastyText = nasty.map((parts) => parts.join(''));

test('cleaning twice changes nothing', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const clean = sanitizeText(text);
      expect(sanitizeText(clean)).toBe(clean);
    }),
    runs,
  );
});

test('no markup survives', () => {
  fc.assert(
    fc.property(nastyText, (text) => {
      const clean = sanitizeText(text);
      expect(clean).not.toMatch(/<[a-z/!?][^<>]*>/i);
      expect(clean).not.toMatch(/&(lt|gt|quot|apos|nbsp|#0*60|#x0*3c);/i);
      expect(clean).not.toMatch(/<[a-z][\w-]*\s[^<>]*=/i);
    }),
    runs,
  );
});

/** Each hides a tag from one pass. */
const disguises = fc.constantFrom<(text: string) => string>(
  (text) => text.replaceAll('&', '&amp;'),
  (text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (text) => text.replaceAll('<', '&#60;').replaceAll('>', '&#x3E;'),
  (text) => text.replaceAll('<b>', '<<i>b>'),
  (text) => text.replaceAll('<i>', '<<i>i>'),
  (text) => text.replaceAll('&lt;', '&l<i>t;'),
  (text) => text.replaceAll('<b>', '<<script>x</script>b>'),
);

test('a tag is found however often it was hidden', () => {
  fc.assert(
    fc.property(fc.array(disguises, { maxLength: 8 }), (steps) => {
      expect(sanitizeText(steps.reduce((text, hide) => hide(text), 'a<b>c'))).toBe('ac');
    }),
    runs,
  );
});

test('text without brackets and ampersands is untouched, but for its ends', () => {
  const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[<>&\p{Cc}]/u.test(text));
  fc.assert(
    fc.property(plain, (text) => {
      expect(sanitizeText(text)).toBe(text.toWellFormed().trim());
    }),
    runs,
  );
});

test('a cut is clean again', () => {
  fc.assert(
    fc.property(nastyText, fc.nat({ max: 40 }), (text, length) => {
      const cut = cutText(sanitizeText(text), length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(sanitizeText(cut)).toBe(cut);
    }),
    runs,
  );
});
