import { expect, test } from 'vitest';
import { inertCell } from './inert-cell.ts';

test.each([
  ['', ''],
  ['Ana María', 'Ana María'],
  ['1 + 1 = 2', '1 + 1 = 2'],
  ['(619) 555-0100', '(619) 555-0100'],
  [' 007', ' 007'],
])('%j stays as it is', (text, cell) => expect(inertCell(text)).toBe(cell));

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])(
  '%j gets an apostrophe',
  (text) => expect(inertCell(text)).toBe(`'${text}`),
);

test.each(['+16195550100', '+1 (619) 555-0100', '+1-619-555-0100', '+44 20 7946 0018', '+1 619.555.0100'])(
  'the phone number %s is written as it was, behind a space that nobody sees',
  (text) => expect(inertCell(text)).toBe(`\u200B${text}`),
);

test.each([
  "+1-619-555-0100+cmd|' /C calc'!A0",
  '+1 619 555 0100=1',
  '+1+2+3+4+5+6+7+8',
  '+1*2345678',
  '+1234567\n=1',
])('what only begins like a phone number is none: %s', (text) => expect(inertCell(text)).toBe(`'${text}`));
