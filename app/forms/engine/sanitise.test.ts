import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutText, mapLimits, sanitiseMap, sanitiseText } from './sanitise.ts';

const runs = { numRuns: 2000 };

describe('text', () => {
  test.each([
    ['I <3 robots'],
    ['5 < 6 and 7 > 6'],
    ['a<b'],
    ['x -> y <- z'],
    ['Tom & Jerry'],
    ['R&D at AT&T; 50% off'],
    ['İstanbul, Straße, Nguyễn, 北京, 👩‍🚀'],
    ['two\nlines\tand a tab'],
  ])('%j is plain text and stays', (text) => {
    expect(sanitiseText(text)).toBe(text);
  });

  test.each([
    ['<b>x</b>', 'x'],
    ['  padded  ', 'padded'],
    ['a<script>alert(1)</script>b', 'ab'],
    ['a<SCRIPT type="x">alert(1)</ScRiPt >b', 'ab'],
    ['İİİ<script>alert(1)</script>b', 'İİİb'],
    ['a<style>p{}</style>b', 'ab'],
    ['<scr<script>x</script>ipt>alert(1)</script>', 'alert(1)'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src=x onerror=alert(1)//', ''],
    ['<img src=x onerror=alert(1) <3', '<3'],
    ['<a href="javascript:alert(1)">here</a>', 'here'],
    ['<!-- note -->seen', 'seen'],
    ['&lt;b&gt;x&lt;/b&gt;', 'x'],
    ['&amp;lt;b&amp;gt;x&amp;lt;/b&amp;gt;', 'x'],
    ['&#60;script&#62;alert(1)&#x3C;/script&#x3e;', ''],
    ['&amp;amp;amp;lt;script&amp;amp;amp;gt;x', 'x'],
    ['&quot;quoted&quot; &amp; &#39;so&#39;', '"quoted" & \'so\''],
    ['a&nbsp;b', 'a b'],
    ['line\r\nend\rhere', 'line\nend\nhere'],
    ['nul\u0000 and half \ud800', 'nul and half \ufffd'],
  ])('%j becomes %j', (text, clean) => {
    expect(sanitiseText(text)).toBe(clean);
  });

  test.each([
    ['Ann <ann@example.org>', 'Ann ann@example.org'],
    ['Ann<ann@example.org>is right', 'Ann ann@example.org is right'],
    ['(<ann@example.org>), “<ann@example.org>”.', '(ann@example.org), “ann@example.org”.'],
    ['<ann@example.org><bob@example.org >', 'ann@example.org bob@example.org'],
    ['ann@example.org<mailto:ann@example.org>', 'ann@example.org mailto:ann@example.org'],
    ['José <josé.o’brien+test@müller.example>', 'José josé.o’brien+test@müller.example'],
    ['see <https://example.org/?a=1&b=2#c>.', 'see https://example.org/?a=1&b=2#c.'],
    ['<www.example.org> or <HTTP://EXAMPLE.ORG>', 'www.example.org or HTTP://EXAMPLE.ORG'],
    ['<tel:+16195550142>', 'tel:+16195550142'],
    ['Ann &lt;ann@example.org&gt;', 'Ann ann@example.org'],
    ['Ann &amp;lt;ann@example.org&amp;gt;', 'Ann ann@example.org'],
    ['Ann &#60;https://example.org&#x3E;', 'Ann https://example.org'],
    ['<b>Ann <ann@example.org></b>', 'Ann ann@example.org'],
    ['<ann@<b>example.org>', 'ann@example.org'],
  ])('an address or a link in angle brackets keeps its inside: %j becomes %j', (text, clean) => {
    expect(sanitiseText(text)).toBe(clean);
  });

  test.each([
    ['<img/src=x/onerror=alert(1)//@example.org>'],
    ['<a href="https://example.org">'],
    ['<https://example.org onclick=alert(1)>'],
    ['<ann@example.org onclick=alert(1)>'],
    ['</ann@example.org>'],
    ['<!-- ann@example.org -->'],
    ['<javascript:alert(1)>'],
    ['<ann@example>'],
  ])('%j is markup all the same', (text) => {
    expect(sanitiseText(text)).toBe('');
  });

  test('whatever stands around it, an address in angle brackets is still there', () => {
    const around = fc.string({ unit: fc.constantFrom(...'aZ3 .,;:-_(["“é\n') });
    const address = fc.constantFrom('ann@example.org', 'https://example.org/?a=b', 'www.example.org');
    fc.assert(
      fc.property(around, address, around, (before, inside, after) => {
        const clean = sanitiseText(`${before}<${inside}>${after}`);
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
        const clean = sanitiseText(text);
        expect(sanitiseText(clean)).toBe(clean);
      }),
      runs,
    );
  });

  test('no markup survives', () => {
    fc.assert(
      fc.property(nastyText, (text) => {
        const clean = sanitiseText(text);
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
        expect(sanitiseText(steps.reduce((text, hide) => hide(text), 'a<b>c'))).toBe('ac');
      }),
      runs,
    );
  });

  test('text without brackets and ampersands is untouched, but for its ends', () => {
    const plain = fc.string({ unit: 'grapheme' }).filter((text) => !/[<>&\p{Cc}]/u.test(text));
    fc.assert(
      fc.property(plain, (text) => {
        expect(sanitiseText(text)).toBe(text.toWellFormed().trim());
      }),
      runs,
    );
  });

  test('a cut is clean again', () => {
    fc.assert(
      fc.property(nastyText, fc.nat({ max: 40 }), (text, length) => {
        const cut = cutText(sanitiseText(text), length);
        expect(cut.length).toBeLessThanOrEqual(length);
        expect(sanitiseText(cut)).toBe(cut);
      }),
      runs,
    );
  });

  test.each([
    ['open tags', '<a b='.repeat(25_000)],
    ['open scripts', '<script>'.repeat(15_000)],
    ['closing scripts', '</script'.repeat(15_000)],
    ['encoded ampersands', `&${'amp;'.repeat(30_000)}lt;b>`],
    ['nested encodings', '&amp;lt;'.repeat(15_000)],
    ['brackets', '<'.repeat(120_000)],
    ['addresses', '<ann@example.org>'.repeat(7000)],
    ['one long address that is none', `<a@${'a.'.repeat(60_000)}1>`],
    ['one long name without an address', `<${'a'.repeat(120_000)}>`],
  ])('120,000 characters of %s are quick', (_, text) => {
    const started = process.cpuUsage();
    sanitiseText(text);
    const { user, system } = process.cpuUsage(started);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

describe('key-value objects', () => {
  test.each([
    ['nothing', undefined, null],
    ['null', null, null],
    ['a list', [1], null],
    ['text', 'a', null],
    ['an empty object', {}, {}],
    ['null and undefined values', { a: null, b: undefined, c: 1 }, { c: 1 }],
    ['numbers and booleans', { a: 0, b: 1.5, c: true, d: false }, { a: 0, b: 1.5, c: true, d: false }],
    ['markup in values and keys', { '<b>k</b>': '<i>v</i>' }, { k: 'v' }],
    ['lists', { a: ['x', 1, true, null, {}, [1]] }, { a: ['x', 1, true] }],
    ['nested objects', { a: { b: 'x', c: 1, d: null, e: [1], f: { g: 1 } } }, { a: { b: 'x', c: 1 } }],
    ['a prototype', JSON.parse('{"__proto__":{"admin":true},"a":1}'), { a: 1 }],
  ])('%s', (_, value, clean) => {
    expect(sanitiseMap(value)).toEqual(clean);
  });

  test('limits: keys 100, strings 1000, 50 items, 50 keys', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${n}`, n]));
    const clean = sanitiseMap({
      ['k'.repeat(120)]: 'v'.repeat(1200),
      list: [
        'x'.repeat(1200),
        ...Array.from({ length: 20 }, () => ({})),
        ...Array.from({ length: 60 }, () => 1),
      ],
      nested: { ...many, ['n'.repeat(120)]: 'v' },
    });
    expect(clean?.['k'.repeat(100)]).toBe('v'.repeat(1000));
    expect(clean?.list).toHaveLength(50);
    expect(clean?.list).toContain('x'.repeat(1000));
    expect(Object.keys(clean?.nested ?? {})).toHaveLength(50);
    expect(Object.keys(sanitiseMap(many) ?? {})).toHaveLength(50);
    expect(Object.keys(sanitiseMap({ ['n'.repeat(120)]: 1 }) ?? {})[0]).toHaveLength(100);
  });

  test('any object comes out within the limits, and cleaning twice changes nothing', () => {
    const anything = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(anything, (value) => {
        const clean = sanitiseMap(value) ?? {};
        expect(Object.keys(clean).length).toBeLessThanOrEqual(mapLimits.keys);
        expect(sanitiseMap(clean)).toEqual(clean);
      }),
      runs,
    );
  });
});
