import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyVisitors, visitorHeaders } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite({ ...manyVisitors, PUBLIC_URL: 'https://www.prometheon.example' });
});
afterAll(() => site.stop());

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const valid = { name: 'Ana', email: 'ana@example.org', message: 'Hello' };
const post = (body: BodyInit, headers: Record<string, string>) =>
  fetch(`${site.url}/api/submissions/aerial_submissions`, {
    method: 'POST',
    headers: { ...visitorHeaders(), ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`f${n}`, n]));
const endless = () =>
  new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('x'.repeat(65_536))),
  });

test.each<[string, () => Promise<Response>, number]>([
  ['JSON sixty thousand levels deep', () => post(`{"name":${nested(60_000)}}`, json), 422],
  ['a deep answer beside good ones', () => post(JSON.stringify({ ...valid, name: [[[['x']]]] }), json), 422],
  ['ten thousand fields', () => post(JSON.stringify(many), json), 413],
  ['ten thousand fields of a form', () => post(new URLSearchParams(many as never), form), 413],
  ['a body without an end', () => post(endless() as never, json), 413],
  [
    'a compressed body',
    () => post(gzipSync(JSON.stringify(valid)), { ...json, 'content-encoding': 'gzip' }),
    400,
  ],
  ['UTF-16', () => post(Buffer.from(JSON.stringify(valid), 'utf16le'), json), 400],
  ['broken UTF-8', () => post(Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), json), 400],
  [
    'a multipart body without its boundary',
    () => post('--x', { 'content-type': 'multipart/form-data' }),
    400,
  ],
  ['keys of the prototype', () => post('{"__proto__":{"name":"Ana"},"constructor":1}', json), 422],
])('%s', async (_, send, status) => {
  const response = await send();
  expect(response.status).toBe(status);
  expect(await response.text()).not.toMatch(/at .+:\d+|node_modules|\.ts\b/);
});

test('one field may have any value of JSON', async () => {
  for (const value of [null, 1, true, {}, [], nested(50), { toString: 1 }]) {
    const response = await post(JSON.stringify({ ...valid, name: value }), json);
    expect(response.status).toBeLessThan(500);
  }
});

/** `fetch` would tidy the path up. */
async function rawRequest(target: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  await once(socket, 'close');
  return answer;
}

test.each([
  '/../../../../etc/passwd',
  '/assets/../../../package.json',
  '/%2e%2e/%2e%2e/package.json',
  '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
  '/..%5c..%5cpackage.json',
  '/%00',
  '/%c0%ae%c0%ae/',
  '/%',
  '//evil.example',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/about//',
  '/%2f%2fevil.example/',
  '//evil.example/about/',
  '/assistant?q=https://evil.example',
  '/assistant?q=%0d%0aset-cookie:a=b',
  '/qr-programs?next=//evil.example',
  '/programs//evil.example',
  `/${'a'.repeat(8000)}`,
])('%s leads nowhere but here', async (target) => {
  const answer = await rawRequest(target);
  expect(answer).toMatch(/^HTTP\/1\.1 (200|30\d|40\d|431)/);
  const location = /^location: (.*)$/im.exec(answer)?.[1];
  if (location) expect(new URL(location, site.url).origin).toBe(site.url);
  expect(location ?? '').not.toMatch(/^[/\\]{2}/);
  expect(answer).not.toMatch(/^set-cookie:/im);
  expect(answer).not.toContain('"dependencies"');
  expect(answer).not.toContain('root:');
});

test('a head that is too long is refused', async () => {
  expect(await rawRequest(`/${'a'.repeat(40_000)}`)).toMatch(/^HTTP\/1\.1 431/);
});

test('whoever came without https is sent there, and told to stay', async () => {
  const options = { redirect: 'manual', headers: { 'x-forwarded-proto': 'http' } } as const;
  const sent = await fetch(`${site.url}/about?a=1`, options);
  expect(sent.status).toBe(308);
  expect(sent.headers.get('location')).toBe('https://www.prometheon.example/about?a=1');
  expect((await fetch(`${site.url}/healthz`, options)).status).toBe(200);
  const there = await fetch(`${site.url}/about`, { headers: { 'x-forwarded-proto': 'https' } });
  expect(there.status).toBe(200);
  expect(there.headers.get('strict-transport-security')).toMatch(/max-age=63072000/);
});
