import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readApart } from './read-apart.ts';

const reader = resolve(import.meta.dirname, 'reader-thread.ts');

test('a mail that fills the memory of its thread is given up, and the next one is read', async () => {
  expect(await readApart(reader, Buffer.alloc(10 * 1024 * 1024, '\r\n'))).toBeNull();
  expect(await readApart(reader, Buffer.from('\r\nHello'))).toEqual({ text: 'Hello', attachments: [] });
});
