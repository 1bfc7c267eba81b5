import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRaw } from '#tests/support/raw-http.ts';
import { type Site, startSite } from '#tests/support/site.ts';

/** Without PUBLIC_URL the site does not know its name; the name that a request claims must lead nobody away. */
let site: Site;
beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: 'loopback' });
});
afterAll(() => site.stop());

const foreign = [
  'Host: evil.example',
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'X-Forwarded-Server: evil.example',
  'X-Original-Host: evil.example',
  'Forwarded: host=evil.example;proto=https',
  'X-Forwarded-For: 198.51.100.1',
].join('\r\n');

const ask = (start: string, more = '', body = '') =>
  sendRaw(site.url, `${start} HTTP/1.1\r\n${foreign}\r\nConnection: close\r\n${more}\r\n${body}`);

test.each([
  '/',
  '/contact/',
  '/contact/index.html',
  '/About',
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/qr-programs',
  '/programs?next=//evil.example',
  '/assistant?q=drone',
  '/assistant?q=nothing+like+it',
  '/admin',
  '/admin?table=contact_submissions&open=1',
  '/login',
  '/reset-password?token=x',
  '/invitation?token=x',
  '/no/such/page',
  '/api/auth/get-session',
  '/api/auth/verify-email?token=x',
  '/api/auth/verify-email?token=x&callbackURL=/x',
  '/api/auth/reset-password/x?callbackURL=/x',
  '/api/auth/error',
  '/api/admin/pulse',
  '/healthz',
  'http://evil.example/contact/',
  'http://evil.example/admin',
])('GET %s', async (target) => {
  const answer = await ask(`GET ${target}`);
  expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d /);
  expect(answer.replaceAll('next=//evil.example', '')).not.toContain('evil.example');
  expect(/^location: (.*)$/im.exec(answer)?.[1] ?? '/').toMatch(/^\/(?!\/)/);
});

test.each([
  ['name=Ana&email=ana%40example.org&message=Hi', /^HTTP\/1\.1 201 /],
  ['name=Ana', /^HTTP\/1\.1 422 /],
])('a plain form post (%s)', async (body, status) => {
  const more = `Accept: text/html\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n`;
  const answer = await ask('POST /api/submissions/aerial_submissions', more, body);
  expect(answer).toMatch(status);
  expect(answer).not.toContain('evil.example');
});
