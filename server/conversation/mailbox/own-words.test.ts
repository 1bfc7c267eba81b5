import { expect, test } from 'vitest';
import { ownWords } from './own-words.ts';

test.each([
  ['nothing quoted', 'Tuesday is fine.\n\nAna', 'Tuesday is fine.\n\nAna'],
  ['quoted below', 'Tuesday is fine.\n\nOn Nov 16 Ben wrote:\n> Tuesday?\n>\n> Ben\n', 'Tuesday is fine.'],
  ['a broken line', 'Fine.\r\n\r\nOn Nov 16 Ben (Prometheon)\r\n<b@x.example> wrote:\r\n> Tuesday?', 'Fine.'],
  ['after dashes', 'Fine.\n\n-----Original Message-----\nFrom: Ben', 'Fine.'],
  ['between the lines', '> Tuesday?\nYes.\n> At five?\nNo.', '> Tuesday?\nYes.\n> At five?\nNo.'],
  ['nothing but a quote', '> Tuesday?', '> Tuesday?'],
])('%s', (_, text, words) => {
  expect(ownWords(text)).toBe(words);
});
