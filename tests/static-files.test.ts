import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Site, startSite } from './site.ts';

describe('built files', () => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite();
  });
  afterAll(() => site.stop());

  const get = (path: string, init: RequestInit = {}) =>
    fetch(site.url + path, { redirect: 'manual', ...init });

  test('a page comes compressed, with an ETag and a policy that names its inline style', async () => {
    const response = await get('/contact', { headers: { 'accept-encoding': 'br' } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    expect(response.headers.get('content-security-policy')).not.toContain('unsafe');
    const etag = response.headers.get('etag') ?? '';
    const again = await get('/contact', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('hashed assets are kept for good, pages are asked for anew', async () => {
    const html = await (await get('/contact')).text();
    const script = html.match(/src="(\/assets\/visit-[^"]+\.js)"/)?.[1] ?? '';
    expect((await get(script)).headers.get('cache-control')).toContain('immutable');
    expect((await get('/contact')).headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/contact/', '/contact/index.html'])(
    '%s leads to the page that carries the headers',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(308);
      expect(response.headers.get('location')).toBe('/contact');
    },
  );

  test.each(['/', '/contact', '/favicon.svg'])('a post to %s is refused, never swallowed', async (path) => {
    const response = await get(path, { method: 'POST', body: 'name=Ana' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each(['/%2e%2e/package.json', '/..%2f..%2fpackage.json', '/__proto__', '/assets/../../files.json'])(
    '%s gives nothing away',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('every path that does not exist is a 404 with the same protection', async () => {
    const response = await get('/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  });
});
