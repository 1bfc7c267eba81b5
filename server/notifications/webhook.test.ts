import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNetworks } from '#server/config/networks.ts';
import { callWebhook } from './webhook.ts';

const secret = `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}`;
const networks = (list: string) => {
  const read = readNetworks(list);
  if (!read) throw new Error(list);
  return read;
};
const call = (url: string, allowed = '') =>
  callWebhook({ url, secret, mayReach: networks(allowed) }, 'one', {});

let reached = 0;
let port = 0;
const inside = createServer((request, response) => {
  reached += 1;
  if (request.url === '/redirect') response.writeHead(302, { location: `http://127.0.0.1:${port}/secret` });
  response.end();
});
beforeAll(async () => {
  await new Promise<void>((resolve) => inside.listen(0, resolve));
  port = (inside.address() as AddressInfo).port;
});
afterAll(() => inside.close());

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://[::1]',
  'http://[::ffff:127.0.0.1]',
  'http://2130706433',
  'http://0x7f.1',
  'http://0.0.0.0',
  'http://10.0.0.1',
  'http://169.254.169.254',
  'http://[fd00::1]',
  'https://192.168.1.1',
])('%s is refused', async (origin) => {
  await expect(call(`${origin}:${port}/`)).rejects.toThrow('leads into a private network');
  expect(reached).toBe(0);
});

test('what an owner allows is reached, and a redirect is not followed', async () => {
  await call(`http://127.0.0.1:${port}/`, 'loopback');
  expect(await call(`http://127.0.0.1:${port}/redirect`, 'loopback')).toBe(302);
  expect(reached).toBe(2);
});

test('an address that does not answer is told in a sentence', async () => {
  await expect(call('http://127.0.0.1:1/', 'loopback')).rejects.toThrow(
    'could not be reached (ECONNREFUSED)',
  );
});
