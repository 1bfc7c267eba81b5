import { expect, test } from 'vitest';
import { pruneUnread } from './prune-unread.ts';

test.each([
  ['a property that is read', ':root{--a:1}p{x:var(--a)}', ':root{--a:1}p{x:var(--a)}'],
  ['no other', ':root{--a:1;--b:2;y:3}p{x:var(--a)}', ':root{--a:1;y:3}p{x:var(--a)}'],
  ['none that only an unread one reads', ':root{--b:1;--c:var(--b);--d:var(--c)}p{x:1}', 'p{x:1}'],
  ['one that a fallback reads', ':root{--a:1}p{x:var(--z,var(--a))}', ':root{--a:1}p{x:var(--z,var(--a))}'],
  ['one that is mentioned elsewhere', ':root{--mentioned:1}', ':root{--mentioned:1}'],
  ['signs in text', ':root{--b:";}";--a:"{;"}p{x:var(--a)}', ':root{--a:"{;"}p{x:var(--a)}'],
  [
    'registrations that are of use',
    '@property --b{syntax:"*";inherits:false}@property --a{syntax:"*";inherits:false}p{x:var(--a)}',
    '@property --a{syntax:"*";inherits:false}p{x:var(--a)}',
  ],
  [
    'animations that are named',
    '@keyframes a{0%{x:1}to{y:2}}@keyframes b{to{y:2}}p{animation:1s a}',
    '@keyframes a{0%{x:1}to{y:2}}p{animation:1s a}',
  ],
  ['no rule that has lost all', '@layer t{:root,:host{--b:1}p{x:1}}', '@layer t{p{x:1}}'],
])('keeps %s', (_, css, kept) => {
  expect(pruneUnread(css, (name) => name === '--mentioned')).toBe(kept);
});
