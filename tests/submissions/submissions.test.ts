import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { manyVisitors, visitorHeaders } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const valid = { name: 'José O’Brien', email: 'Jose@Example.org', subject: 'A class', message: 'I <3 robots' };

describeOnBothEngines('POST /api/submissions', ({ environment, database }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite(environment);
  });
  afterAll(() => site.stop());

  const post = (body: unknown, headers: Record<string, string> = {}, table = 'contact_submissions') =>
    fetch(`${site.url}/api/submissions/${table}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const stored = () => database().db.selectFrom('contact_submissions').selectAll().execute();

  test('stores what was sent, sanitized, and answers with a reference', async () => {
    const response = await post(valid);
    expect(response.status).toBe(201);
    const { id, reference, message } = await response.json();
    expect(reference).toMatch(/^[34679ACDEFGHJKMNPQRTVWXY]{4}-[34679ACDEFGHJKMNPQRTVWXY]{4}$/);
    expect(message).toBe("Message sent successfully! We'll get back to you at jose@example.org soon.");
    const row = (await stored()).find((candidate) => candidate.id === id);
    expect(row).toMatchObject({ ...valid, email: 'jose@example.org', reference, status: 'new' });
    expect(row?.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('takes a form post as well', async () => {
    const response = await fetch(`${site.url}/api/submissions/contact_submissions`, {
      method: 'POST',
      body: new URLSearchParams(valid),
    });
    expect(response.status).toBe(201);
  });

  test('never stores fields that the form does not have', async () => {
    const smuggled = { id: 'mine', created_at: '1999-01-01', status: 'done', role: 'admin', reference: 'X' };
    const response = await post(
      `{"__proto__":{"status":"done"},${JSON.stringify({ ...smuggled, ...valid }).slice(1)}`,
    );
    const { id } = await response.json();
    const row = (await stored()).find((candidate) => candidate.id === id);
    expect(row?.id).not.toBe('mine');
    expect(row?.status).toBe('new');
    expect(row?.created_at).not.toContain('1999');
    expect(row).not.toHaveProperty('role');
  });

  test('answers the same key the same, and another body under it with 409', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(valid, key).then((r) => r.json())),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = (await stored()).filter((row) => row.idempotency_key === key['idempotency-key']);
    expect(rows).toHaveLength(1);
    expect((await post({ ...valid, subject: 'Another' }, key)).status).toBe(409);
  });

  test('keeps a filled trap on contact as spam, out of the inbox', async () => {
    const response = await post({ ...valid, website: 'https://spam.example' });
    expect(response.status).toBe(201);
    const { id } = await response.json();
    const row = (await stored()).find((candidate) => candidate.id === id);
    expect(row?.status).toBe('spam');
    expect(String(row?.spam_reasons)).not.toBe('null');
  });

  test('names the first issue, and all of them', async () => {
    const response = await post({ ...valid, name: '', email: 'nobody' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      error: {
        message: 'Name is required',
        field: 'name',
        issues: [
          { field: 'name', message: 'Name is required' },
          { field: 'email', message: 'Please enter a valid email address' },
        ],
      },
    });
  });

  test.each([
    ['an unknown table', () => post(valid, {}, 'user_roles'), 404],
    ['broken JSON', () => post('{"name":'), 400],
    ['JSON that is no object', () => post('[1]'), 400],
    ['another type', () => post('<a/>', { 'content-type': 'text/xml' }), 415],
    ['a key that is too long', () => post(valid, { 'idempotency-key': 'k'.repeat(256) }), 400],
    ['a body that is too large', () => post({ ...valid, message: 'x'.repeat(200_000) }), 413],
    ['a foreign origin', () => post(valid, { origin: 'https://evil.example' }), 403],
    ['an opaque origin', () => post(valid, { origin: 'null' }), 403],
    ['a cross-site fetch without an origin', () => post(valid, { 'sec-fetch-site': 'cross-site' }), 403],
  ])('turns away %s', async (_, send, status) => {
    const before = (await stored()).length;
    const response = await send();
    expect(response.status).toBe(status);
    expect((await response.json()).error.message).toMatch(/\.$/);
    expect(await stored()).toHaveLength(before);
  });

  test('lets our own origin in', async () => {
    expect((await post(valid, { origin: site.url })).status).toBe(201);
  });
});

describeOnBothEngines('two processes on one database', ({ environment, database }) => {
  test('1,000 parallel posts: every acknowledged one is stored once', async () => {
    const visitors = { ...environment, ...manyVisitors };
    const sites = await Promise.all([startSite(visitors), startSite(visitors)]);
    const send = async (n: number): Promise<string> => {
      const response = await fetch(`${sites[n % 2]?.url}/api/submissions/contact_submissions`, {
        method: 'POST',
        headers: { ...visitorHeaders(), 'idempotency-key': `parallel-${n}` },
        body: JSON.stringify({ ...valid, subject: `Number ${n}` }),
      }).catch(() => null);
      // A visitor's browser tries again, with the same key.
      if (!response || response.status === 503) return send(n);
      return ((await response.json()) as { id: string }).id;
    };
    const ids = await Promise.all(Array.from({ length: 1000 }, (_, n) => send(n)));
    await Promise.all(sites.map((site) => site.stop()));
    const rows = await database().db.selectFrom('contact_submissions').select('id').execute();
    expect(rows).toHaveLength(1000);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(ids));
  }, 120_000);
});
