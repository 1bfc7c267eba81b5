import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteState } from '#app/editable/site-state.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

const built = (file: string) => readFileSync(`build/client/${file}`, 'utf8');

describeOnBothEngines('publishing', ({ environment, database }) => {
  let site: Site;
  let other: Site;
  let staff: Staff;
  beforeAll(async () => {
    await makeAdmin(database(), 'owner@example.org');
    [site, other] = await Promise.all([startSite(environment), startSite(environment)]);
    staff = await asStaff(site.url, 'owner@example.org');
  });
  afterAll(() => Promise.all([site?.stop(), other?.stop()]));

  const text = async (path: string, from = site) => (await fetch(from.url + path)).text();
  const sent = async (path: string, body: unknown) => (await staff.post(path, body)).json();
  const save = (path: string, words: string, was: string) => sent('site/texts', { path, words, was });
  const state = async (): Promise<SiteState> => (await staff.ask('site')).json();
  const publish = async () =>
    sent('site/publish', { stamps: (await state()).drafts.map(({ stamp }) => stamp) });

  test('a draft is seen by nobody else', async () => {
    expect(await save('bootcampPrice.amount', '$400', '$350')).toMatchObject({
      saved: { words: '$400', published: '$350', isDraft: true },
    });
    expect(await text('/bootcamp')).toBe(built('bootcamp/index.html'));
    const frame = await staff.ask('site/pages/bootcamp/frame');
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    const html = await frame.text();
    expect(html).toContain('-->$400<!--/text-->');
    expect(html).not.toContain('<script');
    expect(html).not.toMatch(/[\uE000-\uF8FF]/);
  });

  test('two who change the same text see each other', async () => {
    expect(await save('bootcampPrice.amount', '$375', '$350')).toEqual({
      meanwhile: { words: '$400', author: 'owner@example.org' },
    });
  });

  test('what cannot be published is said in words', async () => {
    const long =
      'per student for all five days, with lunch, materials, a certificate and a room full of robots';
    await save('bootcampPrice.covers', long, 'per student for all 5 days');
    const { problems } = await publish();
    expect(problems).toContainEqual(expect.stringMatching(/^\/bootcamp: the description has \d+ characters/));
    expect(await text('/bootcamp')).toBe(built('bootcamp/index.html'));
    await sent('site/drafts/drop', { path: 'bootcampPrice.covers' });
  });

  test('a price is new everywhere, and pages without it stay as they were', async () => {
    expect(await publish()).toEqual({ published: 1 });
    for (const page of ['/', '/services', '/bootcamp', '/qr', '/ai-bootcamp', '/llms.txt']) {
      const shown = await text(page);
      expect(shown, page).toContain('$400');
      expect(shown, page).not.toContain('$350');
    }
    expect(await text('/bootcamp')).toContain('"price":"400"');
    expect(await text('/about')).toBe(built('about/index.html'));
    expect(await text('/education')).toBe(built('education/index.html'));
    expect((await state()).drafts).toEqual([]);
  });

  test('a published page is answered as a built one', async () => {
    const plain = await fetch(`${site.url}/bootcamp`, { headers: { 'accept-encoding': 'identity' } });
    const same = await fetch(`${site.url}/bootcamp`, {
      headers: { 'accept-encoding': 'identity', 'if-none-match': plain.headers.get('etag') ?? '' },
    });
    expect(same.status).toBe(304);
    expect(plain.headers.get('cache-control')).toBe('no-cache');
    expect(plain.headers.get('set-cookie')).toBeNull();
    expect(plain.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
    const html = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const packed = await fetch(`${site.url}/bootcamp`, { headers: { 'accept-encoding': encoding } });
      expect(packed.headers.get('content-encoding')).toBe(encoding);
      expect(await packed.text()).toBe(html);
    }
  });

  test('another process, and one that starts, show the same', async () => {
    await expect.poll(() => text('/bootcamp', other), { timeout: 20_000 }).toContain('$400');
    expect(await text('/bootcamp', other)).toBe(await text('/bootcamp'));
    const later = await startSite(environment);
    expect(await text('/bootcamp', later)).toBe(await text('/bootcamp'));
    await later.stop();
  });

  test('pages that are rendered on request have the new words', async () => {
    await save('pages.not-found.title', 'Nothing here | Prometheon', 'Page not found | Prometheon');
    expect(await publish()).toEqual({ published: 2 });
    expect(await text('/no-such-page')).toContain('<title>Nothing here | Prometheon</title>');
  });

  test('versions are kept, and one step brings one back', async () => {
    expect((await state()).versions).toMatchObject([
      { number: 2, edits: [{ path: 'pages.not-found.title', after: 'Nothing here | Prometheon' }] },
      { number: 1, edits: [{ path: 'bootcampPrice.amount', before: '$350', after: '$400' }] },
    ]);
    expect(await sent('site/versions/0/back', {})).toEqual({ published: 3 });
    expect(await text('/bootcamp')).toBe(built('bootcamp/index.html'));
    expect(await text('/no-such-page')).not.toContain('Nothing here');
    expect(await sent('site/versions/1/back', {})).toEqual({ published: 4 });
    expect(await text('/bootcamp')).toContain('$400');
    const audit = await (await staff.ask('audit')).json();
    const actions = audit.entries.map(({ action }: { action: string }) => action);
    expect(actions.slice(0, 2)).toEqual(['went back to a version', 'went back to a version']);
    const kept = await database().db.selectFrom('content_documents').select('version').distinct().execute();
    expect(kept).toEqual([{ version: 4 }]);
  });
});
