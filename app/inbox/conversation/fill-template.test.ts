import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

const values = { name: 'Zoë {form}', reference: 'ABCD-EFGH', form: 'Aerial' };

test.each([
  ['Dear {name},', 'Dear Zoë {form},'],
  ['{reference} to {form}, {form}', 'ABCD-EFGH to Aerial, Aerial'],
  ['{unknown} {toString} { name }', '{unknown} {toString} { name }'],
])('%s', (text, filled) => {
  expect(fillTemplate(text, values)).toBe(filled);
});
