import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { BuiltFile } from '#server/pages/file-table.ts';
import { checkPages } from './check-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'prometheon-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const head = '<title>Contact</title><meta name="description" content="Write to us"/>';

async function check(body: string, documentHead = head): Promise<void> {
  writeFileSync(join(folder, 'contact.html'), documentHead + body);
  const page: BuiltFile = {
    file: 'contact.html',
    type: 'text/html',
    bytes: 0,
    etag: '',
    encodings: [],
    inlineHashes: { script: [], style: [] },
  };
  return checkPages(folder, { '/contact': page, '/favicon.svg': { ...page, inlineHashes: null } }, [
    '/login',
  ]);
}

describe('a hole in the content fails the build', () => {
  test.each([
    ['a dead link', '<a class="x" href="/contcat?from=a">', 'a link leads nowhere: /contcat?from=a'],
    ['a dead anchor', '<a href="/contact#office">', 'no such anchor: /contact#office'],
    ['a dead anchor on the same page', '<a href="#office">', 'no such anchor: #office'],
    ['a bare link to another site', '<a href="https://x.example/">', 'lacks its rel'],
    ['a picture without alt text', '<img src="/favicon.svg">', 'a picture has no alt text'],
  ])('%s', async (_, body, problem) => {
    await expect(check(body)).rejects.toThrow(problem);
  });

  test('an over-long title', async () => {
    await expect(check('', head.replace('Contact', 'C'.repeat(61)))).rejects.toThrow('61 characters');
  });

  test('a missing description', async () => {
    await expect(check('', '<title>Contact</title>')).rejects.toThrow('the description has 0 characters');
  });

  test('a whole page passes', async () => {
    const body = `<a href="/contact?a=1&amp;b=2#office" id="office">x</a><a href="/login">x</a>
      <img alt="" src="/favicon.svg"><a href="https://elsewhere.example/x" rel="noopener noreferrer">x</a>`;
    await expect(check(body)).resolves.toBeUndefined();
  });
});
