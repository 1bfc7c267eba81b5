import { expect, test } from 'vitest';
import { readHead } from './read-head.ts';

const head = (...lines: string[]) =>
  Buffer.from(['From: Ana <Ana@Example.org>', ...lines, '', 'Words'].join('\r\n'));

test('tells who wrote to whom, and which mails are answered', async () => {
  const read = await readHead(
    head(
      'To: Us <hello@x.example>, "Other, One" <one@x.example>',
      'Delivered-To: hello+1@x.example',
      'References: <a@x>\r\n <b@x>',
      'In-Reply-To: <c@x>',
    ),
  );
  expect(read).toMatchObject({
    from: 'ana@example.org',
    to: ['hello@x.example', 'one@x.example', 'hello+1@x.example'],
    references: ['a@x', 'b@x', 'c@x'],
    isAutomatic: false,
  });
});

test('knows the same mail again, also without an id', async () => {
  const hashOf = async (...lines: string[]) => (await readHead(head(...lines)))?.hash;
  expect(await hashOf('Message-ID: <1@x>', 'Received: by one')).toBe(await hashOf('Message-ID: <1@x>'));
  expect(await hashOf('Message-ID: <1@x>')).not.toBe(await hashOf('Message-ID: <2@x>'));
  expect(await hashOf('Date: today')).toBe(await hashOf('Date: today'));
  expect(await hashOf('Date: today')).not.toBe(await hashOf('Date: tomorrow'));
});

test.each([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  // Our own address may be that of a list.
  ['Precedence: list', false],
  ['Content-Type: multipart/report; boundary=x', true],
  ['Return-Path: <>', true],
  ['Return-Path: <ana@example.org>', false],
  ['X-Autoreply: yes', true],
])('%s: written by a program, %s', async (line, isAutomatic) => {
  expect(await readHead(head(line))).toMatchObject({ isAutomatic });
});

test.each([
  ['that never ends', Buffer.from('From: x\r\nX: '.padEnd(64 * 1024, 'y'))],
  ['of nothing', Buffer.alloc(0)],
])('a head %s belongs to nobody', async (_, start) => {
  expect(await readHead(start)).toBeNull();
});
