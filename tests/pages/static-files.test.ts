import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliases } from '#app/content/aliases.ts';
import { pages } from '#app/content/pages.ts';
import { largestPicture } from '#tests/support/built-files.ts';
import { type Site, startSite } from '#tests/support/site.ts';

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

  test.each([
    ...Object.values(pages)
      .map(({ path }) => path)
      .filter((path) => !['/', '/404'].includes(path)),
    ...Object.keys(aliases),
    ...[
      '/login',
      '/reset-password',
      '/invitation',
      '/admin',
      '/admin/questions',
      '/qr-programs',
      '/programs',
      '/ember-7k3q',
    ],
  ])('%s in capital letters leads to its one address', async (path) => {
    const capital = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
    for (const spelling of [capital, `${capital}/`, path.toUpperCase(), `${path.toUpperCase()}/`]) {
      const response = await get(`${spelling}?utm_source=News&x=a%20B`);
      expect(response.status, spelling).toBe(308);
      expect(response.headers.get('location'), spelling).toBe(`${path}?utm_source=News&x=a%20B`);
    }
  });

  test.each([
    '/No-Such-Page',
    '/API/submissions/contact_submissions',
    '/Favicon.svg',
    '/ASSETS/visit.js',
    '/HEALTHZ',
  ])('%s is no address of ours, in capital letters or not', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  test.each([
    ['/favicon.ico', 'image/x-icon', 32],
    ['/apple-touch-icon.png', 'image/png', 180],
  ])('%s is there for browsers that ask without being told', async (path, type, size) => {
    const response = await get(path);
    expect(response.headers.get('content-type')).toBe(type);
    const bytes = Buffer.from(await response.arrayBuffer());
    const picture = bytes.subarray(bytes.indexOf('\x89PNG', 0, 'latin1'));
    expect(await sharp(picture).metadata()).toMatchObject({ width: size, height: size });
  });

  test('a redirect keeps the question', async () => {
    expect((await get('/contact/?src=qr')).headers.get('location')).toBe('/contact?src=qr');
  });

  test.each(['/contact', '/favicon.svg', '/contact/'])(
    '%s carries what every answer of the app carries, and a name of its own',
    async (path) => {
      const ofApp = (await get('/healthz')).headers;
      const ofFile = (await get(path)).headers;
      const expected = [...ofApp.keys()].filter((name) => /^(x-|cross-|permissions|referrer)/.test(name));
      expect(expected.length).toBeGreaterThan(5);
      for (const name of expected.filter((name) => name !== 'x-request-id'))
        expect(ofFile.get(name), name).toBe(ofApp.get(name));
      expect(ofFile.get('x-request-id')).toMatch(/^[0-9a-f]{12}$/);
      expect(ofFile.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test.each(['/contact', '/favicon.svg', largestPicture()])(
    'HEAD of %s tells what GET would, without it',
    async (path) => {
      const [head, whole] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect(head.status).toBe(200);
      for (const name of ['content-length', 'content-type', 'etag', 'cache-control'])
        expect(head.headers.get(name), name).toBe(whole.headers.get(name));
      expect((await head.arrayBuffer()).byteLength).toBe(0);
      expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(0);
    },
  );

  test.each<[string, Record<string, string>]>([
    ['whole', {}],
    ['whole, though a part was asked for', { range: 'bytes=10-20' }],
    ['whole, though a thousand parts were asked for', { range: `bytes=${'0-,'.repeat(1000)}1-` }],
  ])('a picture is read from disk and comes %s', async (_, headers) => {
    const response = await get(largestPicture(), { headers });
    expect(response.status).toBe(200);
    const onDisk = readFileSync(resolve(import.meta.dirname, '../../build/client', `.${largestPicture()}`));
    expect(onDisk.equals(Buffer.from(await response.arrayBuffer()))).toBe(true);
  });

  test.each(['/', '/contact', '/favicon.svg'])('a post to %s is refused, never swallowed', async (path) => {
    const response = await get(path, { method: 'POST', body: 'name=Ana' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each([
    ['/%2e%2e/package.json', 404],
    ['/..%2f..%2fpackage.json', 400],
    ['/__proto__', 404],
    ['/assets/../../files.json', 404],
  ])('%s gives nothing away', async (path, status) => {
    expect((await get(path)).status).toBe(status);
  });

  test('every path that does not exist is a 404 with the same protection', async () => {
    const response = await get('/no/such/page');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
    expect(response.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-/);
  });
});
