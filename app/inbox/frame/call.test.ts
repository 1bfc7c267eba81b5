import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { request } from './call.ts';

test('an answer that is cut off because nobody waits for it is no empty answer', async () => {
  const server = createServer((_, response) => response.writeHead(200).write('{')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const abort = new AbortController();
  const asked = request(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, {
    method: 'GET',
    signal: abort.signal,
  });
  await once(server, 'request');
  setTimeout(() => abort.abort(), 50);
  await expect(asked).rejects.toThrow();
  server.closeAllConnections();
  server.close();
});
