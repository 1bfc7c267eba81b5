import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mapLimits, sanitizeMap } from './sanitize.ts';

const runs = { numRuns: 2000 };

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
    expect(sanitizeMap(value)).toEqual(clean);
  });

  test('limits: keys 100, strings 1000, 50 items, 50 keys', () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`k${n}`, n]));
    const clean = sanitizeMap({
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
    expect(Object.keys(sanitizeMap(many) ?? {})).toHaveLength(50);
    expect(Object.keys(sanitizeMap({ ['n'.repeat(120)]: 1 }) ?? {})[0]).toHaveLength(100);
  });

  test('any object comes out within the limits, and cleaning twice changes nothing', () => {
    const anything = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 3 }));
    fc.assert(
      fc.property(anything, (value) => {
        const clean = sanitizeMap(value) ?? {};
        expect(Object.keys(clean).length).toBeLessThanOrEqual(mapLimits.keys);
        expect(sanitizeMap(clean)).toEqual(clean);
      }),
      runs,
    );
  });
});
