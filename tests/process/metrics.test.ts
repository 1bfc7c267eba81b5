import { expect, test } from 'vitest';
import { postForm } from '#tests/support/post-form.ts';
import { sendRaw } from '#tests/support/raw-http.ts';
import { startSite } from '#tests/support/site.ts';

const token = 'a-token-of-this-test';
const throughProxy = { 'x-forwarded-for': '198.51.100.1' };

/** By which proxies give themselves away. */
const proxyHeaders: Record<string, string>[] = [
  throughProxy,
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-host': 'www.example.org' },
  { forwarded: 'for=198.51.100.1' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '198.51.100.1' },
];

test('metrics say what happened, to this machine and to who knows the token', async () => {
  const site = await startSite({ METRICS_TOKEN: token });
  await fetch(`${site.url}/about`);
  await postForm(site.url, 'aerial_submissions', { name: 'Ana', email: 'ana@example.org', message: 'Hi' });
  await postForm(site.url, 'aerial_submissions', { name: 'Ana' });

  const read = (headers: Record<string, string> = {}) => fetch(`${site.url}/metrics`, { headers });
  const text = await (await read()).text();
  expect(text).toContain('submissions_total{table="aerial_submissions",outcome="stored"} 1');
  expect(text).toContain('submissions_total{table="aerial_submissions",outcome="invalid"} 1');
  expect(text).toMatch(/http_request_duration_seconds_count\{method="GET",area="pages",status="200"\} 1/);
  expect(text).toMatch(/^outbox_waiting 0$/m);
  expect(text).toMatch(/^database_errors_total 0$/m);

  for (const proxys of proxyHeaders) expect((await read(proxys)).status, JSON.stringify(proxys)).toBe(403);
  expect((await read({ ...throughProxy, authorization: 'Bearer wrong' })).status).toBe(403);
  expect((await read({ ...throughProxy, authorization: `Bearer ${token}` })).status).toBe(200);
  await site.stop();
});

test('a proxy that adds no header is not taken for this machine', async () => {
  const site = await startSite({ METRICS_TOKEN: token });
  const { host, port } = new URL(site.url);
  const ask = (line: string, more: string) =>
    sendRaw(site.url, `${line}\r\nConnection: close\r\n${more}\r\n`);
  expect(await ask('GET /metrics HTTP/1.1', `Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('GET /metrics HTTP/1.1', `Host: localhost:${port}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
  // As nginx writes it when it is told nothing but `proxy_pass`.
  expect(await ask('GET /metrics HTTP/1.0', `Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
  // As HAProxy does, which hands on what the visitor wrote.
  expect(await ask('GET /metrics HTTP/1.1', 'Host: www.example.org\r\n')).toMatch(/^HTTP\/1\.1 403 /);
  await site.stop();
});

test('behind a proxy that is trusted, only the token counts', async () => {
  const site = await startSite({ METRICS_TOKEN: token, TRUST_PROXY: 'loopback' });
  expect((await fetch(`${site.url}/metrics`)).status).toBe(403);
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${site.url}/metrics`, { headers })).status).toBe(200);
  await site.stop();
});
