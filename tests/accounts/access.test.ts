import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin, makeStaff, password, postAuth, signIn } from '#tests/support/staff.ts';

/** Words that the assistant does not know, so that it counts as a question without an answer. */
const secret = 'plimsoll quivernatt zorb';
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** `fetch` would tidy the path up. */
function raw(site: Site, method: string, path: string, cookie: string) {
  return new Promise<{ status: number; cacheControl: string; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    const body = method === 'GET' || method === 'HEAD' ? '' : '{}';
    const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length };
    const sent = request({ hostname, port, method, path, headers }, (response) => {
      const parts: Buffer[] = [];
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          cacheControl: String(response.headers['cache-control']),
          text: Buffer.concat(parts).toString(),
        });
      response.on('data', (part) => parts.push(part));
      response.on('end', done);
      // The stream of news does not end by itself.
      if (response.headers['content-type']?.includes('event-stream'))
        setTimeout(() => {
          done();
          sent.destroy();
        }, 200);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

describeOnBothEngines('the staff area', ({ environment, database }) => {
  let site: Site;
  const cookies: Record<string, string> = { nobody: '' };
  const ids = { row: '', session: '' };
  beforeAll(async () => {
    site = await startSite({ ...environment, SIGN_UP: 'on' });
    const row = rowWith('contact_submissions', { message: secret, question: secret });
    ids.row = row.id;
    await store(database(), 'contact_submissions', [row]);
    for (const name of ['boss', 'left', 'expired']) await makeAdmin(database(), `${name}@example.org`);
    const plain = { email: 'plain@example.org', password, name: 'Plain' };
    await postAuth(site.url, 'sign-up/email', plain);
    await makeStaff(database(), 'colleague@example.org');
    for (const name of ['boss', 'left', 'expired', 'plain', 'colleague'])
      cookies[name] = await signIn(site.url, `${name}@example.org`);
    await postAuth(site.url, 'sign-out', {}, cookies.left);
    const expired = await database()
      .db.selectFrom('user')
      .select('id')
      .where('email', '=', 'expired@example.org')
      .executeTakeFirstOrThrow();
    await database()
      .db.updateTable('session')
      .set({ expiresAt: new Date(0).toISOString() })
      .where('userId', '=', expired.id)
      .execute();
  });
  afterAll(() => site.stop());

  const apiPaths = () => [
    '/api/admin/submissions',
    '/api/admin/submissions?q=plimsoll',
    `/api/admin/people/contact_submissions/${ids.row}`,
    '/api/admin/submissions/contact_submissions',
    '/api/admin/submissions/contact_submissions?spam=true',
    '/api/admin/submissions/contact_submissions/export.csv',
    '/api/admin/submissions/contact_submissions/export.jsonl',
    '/api/admin/submissions/contact_submissions/status',
    `/api/admin/submissions/contact_submissions/${ids.row}`,
    `/api/admin/submissions/contact_submissions/${ids.row}/notes`,
    `/api/admin/submissions/contact_submissions/${ids.row}/deliveries`,
    `/api/admin/submissions/contact_submissions/${ids.row}/draft`,
    `/api/admin/submissions/contact_submissions/${ids.row}/replies`,
    '/api/admin/submissions/contact_submissions/replies/none/take-back',
    '/api/admin/deliveries/none/send-again',
    '/api/admin/deliveries/failing',
    '/api/admin/quarantine',
    '/api/admin/backups',
    '/api/admin/health',
    '/api/admin/health/try',
    '/api/admin/exports/none',
    '/api/admin/events',
    '/api/admin/pulse',
    '/api/admin/chart',
    '/api/admin/audit',
    '/api/admin/attachments/none',
    '/api/admin/templates',
    '/api/admin/templates/remove',
    '/api/admin/questions',
    '/api/admin/aliases',
    '/api/admin/aliases/preview',
    '/api/admin/aliases/remove',
    '/api/admin/retention',
    '/api/admin/people/look',
    '/api/admin/people/export',
    '/api/admin/people/erase',
    '/api/admin/setup/recipients',
    '/api/admin/setup/recipients/test',
    '/api/admin/setup/webhooks',
    '/api/admin/setup/webhooks/none/test',
    '/api/admin/sessions',
    '/api/admin/sessions/none/end',
    '/api/admin/anything',
    '/api/admin',
  ];

  const disguises = (path: string) => [
    path,
    `${path.split('?')[0]}/`,
    path.replace('/api/', '//api/'),
    path.replace('/admin', '//admin'),
    path.replace('/admin', '/./admin'),
    path.replace('/admin', '/x/../admin'),
    path.replace(/(?<=.)\/admin/, '%2Fadmin'),
    path.replace('/admin', '/%2Fadmin'),
    path.replace('/admin', '/%61dmin'),
    path.replace('admin/', 'admin%2F'),
    path.replace('/api/', '/API/'),
    `${path.split('?')[0]}.data`,
  ];

  test.each([
    ['nobody', 401],
    ['left', 401],
    ['expired', 401],
    ['plain', 403],
  ])('the API shows %s nothing, by any method or spelling', async (who, status) => {
    for (const path of apiPaths()) {
      const checked = methods.map(async (method) => {
        const answer = await raw(site, method, path, cookies[who] ?? '');
        expect(answer, `${method} ${path}`).toMatchObject({ status, cacheControl: 'no-store' });
      });
      const disguised = disguises(path).map(async (disguise) => {
        const { status, text } = await raw(site, 'GET', disguise, cookies[who] ?? '');
        expect(text, disguise).not.toContain(secret);
        expect([400, 401, 403, 404, 308], disguise).toContain(status);
      });
      await Promise.all([...checked, ...disguised]);
    }
  });

  const staffPaths = [
    '/admin',
    '/admin/all',
    '/admin/people',
    '/admin/quarantine',
    '/admin/deliveries',
    '/admin/templates',
    '/admin/health',
    '/admin/account',
  ];
  const adminPaths = ['/admin/questions', '/admin/team', '/admin/audit', '/admin/privacy', '/admin/setup'];
  const pagePaths = [...staffPaths, ...adminPaths];

  test.each(['nobody', 'left', 'expired'])('the pages send %s to sign in', async (who) => {
    for (const path of pagePaths) {
      const page = await raw(site, 'GET', path, cookies[who] ?? '');
      expect(page, path).toMatchObject({ status: 302, cacheControl: 'no-store' });
      const data = await raw(site, 'GET', `${path}.data`, cookies[who] ?? '');
      expect(data, path).toMatchObject({ status: 202, cacheControl: 'no-store' });
      expect(data.text).toContain('/login');
    }
  });

  test.each([
    ['plain', pagePaths],
    ['colleague', adminPaths],
  ])('the pages deny %s what their role does not open', async (who, paths) => {
    for (const path of paths) {
      const page = await raw(site, 'GET', path, cookies[who] ?? '');
      expect(page, path).toMatchObject({ status: 403, cacheControl: 'no-store' });
      expect(page.text).toContain('Access Denied');
      expect(page.text).toMatch(/You don(&#x27;|')t have permission to view this page\./);
    }
  });

  test('the other pages open to staff as to admins', async () => {
    for (const path of staffPaths)
      expect((await raw(site, 'GET', path, cookies.colleague ?? '')).status, path).toBe(200);
    for (const path of pagePaths)
      expect((await raw(site, 'GET', path, cookies.boss ?? '')).status, path).toBe(200);
  });

  test('pages answer only to GET and HEAD, and no page carries a submission', async () => {
    for (const path of [...pagePaths, '/login'])
      for (const disguise of disguises(path)) {
        for (const who of Object.keys(cookies)) {
          const page = await raw(site, 'GET', disguise, cookies[who] ?? '');
          expect(page.text, disguise).not.toContain(secret);
          expect(page.cacheControl, disguise).toBe('no-store');
        }
        for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
          expect([400, 405], disguise).toContain(
            (await raw(site, method, disguise, cookies.boss ?? '')).status,
          );
      }
  });

  test('an admin reads it, from our own pages only', async () => {
    const boss = cookies.boss ?? '';
    const list = await raw(site, 'GET', '/api/admin/submissions/contact_submissions', boss);
    expect(list.text).toContain(secret);
    expect(list.cacheControl).toBe('no-store');
    for (const path of ['submissions?q=plimsoll', `people/contact_submissions/${ids.row}`]) {
      const all = await raw(site, 'GET', `/api/admin/${path}`, boss);
      expect(all.text, path).toContain(secret);
      expect(all.cacheControl, path).toBe('no-store');
    }
    const questions = await raw(site, 'GET', '/api/admin/questions', boss);
    expect(questions.text).toContain(secret);
    expect(questions.cacheControl).toBe('no-store');
    const foreign = await fetch(`${site.url}/api/admin/submissions/contact_submissions/status`, {
      method: 'POST',
      headers: { cookie: boss, origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify({ changes: [{ id: ids.row, status: 'spam' }] }),
    });
    expect(foreign.status).toBe(403);
  });
});
