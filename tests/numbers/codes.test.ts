import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PrintedCodes } from '#app/inbox/codes/answers.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

describeOnBothEngines('printed codes', ({ environment, database }) => {
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    site = await startSite({ ...environment, ...manyVisitors });
    await makeAdmin(database(), 'boss@example.org');
    staff = await asStaff(site.url, 'boss@example.org');
  });
  afterAll(() => site.stop());

  const list = async () => ((await (await staff.ask('codes')).json()) as PrintedCodes).codes;
  const read = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  const visit = (path: string) =>
    fetch(site.url + path, {
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' },
    });

  test('a name makes a short path, and the same name another', async () => {
    const made = await staff.post('codes', { name: '  Harbor Fair ' });
    expect(made.status).toBe(201);
    expect(await made.json()).toEqual({ slug: 'harbor-fair' });
    expect(await (await staff.post('codes', { name: 'Harbor fair' })).json()).toEqual({
      slug: 'harbor-fair-2',
    });
    for (const name of ['', ' ', 'x'.repeat(101), undefined])
      expect((await staff.post('codes', { name })).status).toBe(400);
  });

  test('it can be downloaded to print', async () => {
    const svg = await staff.ask('codes/harbor-fair/code.svg');
    expect(svg.headers.get('content-type')).toBe('image/svg+xml');
    expect(await svg.text()).toMatch(/^<svg /);
    const png = Buffer.from(await (await staff.ask('codes/harbor-fair/code.png')).arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBeGreaterThanOrEqual(1000);
    expect((await staff.ask('codes/nobody/code.svg')).status).toBe(404);
  });

  test('who reads it comes to the QR page, and visits and submissions are its own', async () => {
    const answer = await read('/q/Harbor-Fair?utm_campaign=may');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/qr?utm_campaign=may&src=harbor-fair');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await visit('/q/harbor-fair')).url).toBe(`${site.url}/qr?src=harbor-fair`);
    const words = { name: 'Ana', email: 'ana@example.org', subject: 'Class', message: 'When does it begin?' };
    await postForm(site.url, 'information_requests', { ...words, sourceParam: 'harbor-fair' });
    const attribution = { landingPage: '/qr?src=harbor-fair' };
    await postForm(site.url, 'contact_submissions', { ...words, attribution });
    await postForm(site.url, 'contact_submissions', words);
    expect(await list()).toMatchObject([
      { slug: 'harbor-fair-2', visits: 0, submissions: 0 },
      { slug: 'harbor-fair', visits: 1, submissions: 2 },
    ]);
  });

  test('renamed it keeps its path; retired it still leads to the page, without its name', async () => {
    const renamed = await staff.post('codes/harbor-fair', { name: 'Pier 4' });
    expect(await renamed.json()).toEqual({ name: 'Harbor Fair', retired: false });
    await staff.post('codes/harbor-fair', { retired: true });
    expect((await list())[1]).toMatchObject({ name: 'Pier 4', retiredAt: expect.any(String) });
    expect((await read('/q/harbor-fair')).headers.get('location')).toBe('/qr');
    await staff.post('codes/harbor-fair', { retired: false });
    expect((await read('/q/harbor-fair')).headers.get('location')).toBe('/qr?src=harbor-fair');
    expect((await staff.post('codes/nobody', { name: 'x' })).status).toBe(404);
  });

  test.each(['/q/nobody', '/q/%00', '/q/..%2fadmin'])(
    'an unknown one gets a friendly page: %s',
    async (path) => {
      const answer = await read(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      if (path === '/q/nobody') expect(await answer.text()).toContain('This code is not in use');
    },
  );
});
