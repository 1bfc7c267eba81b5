import { describe, expect, test } from 'vitest';
import { problemsOf } from './check-pages.ts';

const head = '<title>Contact</title><meta name="description" content="Write to us"/>';

const check = (body: string, documentHead = head) =>
  problemsOf([{ path: '/contact', html: documentHead + body }], ['/favicon.svg', '/login']);

describe('a hole in the content is told', () => {
  test.each([
    ['a dead link', '<a class="x" href="/contcat?from=a">', 'a link leads nowhere: /contcat?from=a'],
    ['a dead anchor', '<a href="/contact#office">', 'no such anchor: /contact#office'],
    ['a dead anchor on the same page', '<a href="#office">', 'no such anchor: #office'],
    ['a bare link to another site', '<a href="https://x.example/">', 'lacks its rel'],
    ['a picture without alt text', '<img src="/favicon.svg">', 'a picture has no alt text'],
  ])('%s', (_, body, problem) => {
    expect(check(body)).toEqual([expect.stringContaining(problem)]);
  });

  test('an over-long title', () => {
    expect(check('', head.replace('Contact', 'C'.repeat(61)))).toEqual([
      expect.stringContaining('61 characters'),
    ]);
  });

  test('a missing description', () => {
    expect(check('', '<title>Contact</title>')).toEqual([
      expect.stringContaining('the description has 0 characters'),
    ]);
  });

  test('a whole page passes', () => {
    const body = `<a href="/contact?a=1&amp;b=2#office" id="office">x</a><a href="/login">x</a>
      <img alt="" src="/favicon.svg"><a href="https://elsewhere.example/x" rel="noopener noreferrer">x</a>`;
    expect(check(body)).toEqual([]);
  });
});
