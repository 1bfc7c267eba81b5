import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import type { NewKey } from '#app/inbox/setup/answers.ts';
import { readAudit } from '#server/accounts/audit-pages.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { requestLog } from '#server/http/request-log.ts';
import { machineApi } from '#server/machine-api/api.ts';
import { makeKey, readKeys, revokeKey } from '#server/machine-api/keys.ts';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const reader: NewKey = { name: 'Reader', scopes: ['submissions:read'], tables: null, endsOn: null };

describeOnBothEngines('API keys', ({ database }) => {
  let app: Hono<AppEnv>;
  const row = rowWith('contact_submissions', { message: 'plimsoll' });
  const spam = rowWith('contact_submissions', { status: 'spam' });
  const keyOf = async (part: Partial<NewKey> = {}) => {
    const made = await makeKey(database(), { ...reader, ...part }, 'boss@example.org');
    if (!made) throw new Error('there are too many');
    return made;
  };
  const get = (path: string, key: string) =>
    app.request(`/api/v1/${path}`, { headers: key ? { authorization: `Bearer ${key}` } : {} });
  const contact = 'submissions/contact_submissions';

  beforeAll(async () => {
    app = new Hono<AppEnv>()
      .use(requestLog(pino({ level: 'silent' })))
      .route('/api/v1', machineApi({ database: database() }));
    await store(database(), 'contact_submissions', [row, spam]);
  });

  test('one that is right reads what came in, as JSON that is never stored', async () => {
    const { key } = await keyOf();
    const response = await get(contact, key);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { rows, next, more } = await response.json();
    expect(rows).toEqual([
      {
        id: row.id,
        created_at: row.created_at,
        reference: row.reference,
        status: 'new',
        name: 'Ana María',
        email: 'ana@example.org',
        subject: 'A class',
        message: 'plimsoll',
      },
    ]);
    expect(more).toBe(false);
    expect(await (await get(`${contact}?since=${next}`, key)).json()).toMatchObject({
      rows: [],
      more: false,
    });
  });

  test('what a key is not for, it does not open', async () => {
    const revoked = await keyOf();
    await revokeKey(database(), revoked.id, 'boss@example.org');
    const ended = await keyOf({ endsOn: '2020-01-31' });
    const right = await keyOf();
    const otherForm = await keyOf({ tables: ['aerial_submissions'] });
    const withoutScope = await keyOf({ scopes: ['spam:read'] });
    const withSpam = await keyOf({ scopes: ['submissions:read', 'spam:read'] });
    const refused: [path: string, key: string, status: number, message: string][] = [
      [contact, '', 401, 'Send an API key: Authorization: Bearer prometheon_…'],
      [contact, 'prometheon_wrong', 401, 'This API key is not known.'],
      [contact, `${right.key}x`, 401, 'This API key is not known.'],
      [contact, revoked.key, 401, 'This API key was revoked.'],
      [contact, ended.key, 401, 'This API key has ended.'],
      ['anything', '', 401, 'Send an API key: Authorization: Bearer prometheon_…'],
      [contact, withoutScope.key, 403, 'This API key reads no submissions.'],
      [contact, otherForm.key, 403, 'This API key is not for that form.'],
      [`${contact}?spam=true`, right.key, 403, 'This API key reads no spam.'],
      ['submissions/user', right.key, 404, 'There is no such form.'],
      ['anything', right.key, 404, 'There is nothing at this address.'],
      [`${contact}?limit=0`, right.key, 400, 'limit must be a whole number from 1 to 200.'],
      [`${contact}?since=x`, right.key, 400, 'since is not a cursor of this list.'],
    ];
    for (const [path, key, status, message] of refused) {
      const response = await get(path, key);
      expect([response.status, await response.json()], `${path} ${message}`).toEqual([
        status,
        { error: { message, field: null, issues: [] } },
      ]);
      expect(response.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
    }
    const all = await (await get(`${contact}?spam=true`, withSpam.key)).json();
    expect(all.rows).toHaveLength(2);
    expect((await (await get(contact, withSpam.key)).json()).rows).toHaveLength(1);
    const aerial = await get('submissions/aerial_submissions', otherForm.key);
    expect(await aerial.json()).toMatchObject({ rows: [] });
  });

  test('it is stored as a hash, and the audit log hears of its life', async () => {
    const { id, key } = await keyOf({ name: 'Watched' });
    expect(key).toMatch(/^prometheon_[\w-]{43}$/);
    const stored = await database()
      .db.selectFrom('api_keys')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(key.slice(16));
    await Promise.all([get(contact, key), get(contact, key)]);
    await revokeKey(database(), id, 'boss@example.org');
    const { entries } = await readAudit(database(), {});
    const about = entries
      .filter(({ detail }) => detail.beginning === key.slice(0, 15))
      .map(({ action }) => action);
    expect(about.toSorted()).toEqual([
      'made an API key',
      'revoked an API key',
      'used an API key for the first time',
    ]);
    const facts = (await readKeys(database())).find((one) => one.id === id);
    expect(facts).toMatchObject({ state: 'revoked', lastUsed: expect.stringMatching(/:00:00\.000Z$/) });
  });

  test('one that asks too often is told when to come back, and no other key waits for it', async () => {
    const busy = await keyOf();
    const calm = await keyOf();
    await get(contact, busy.key);
    // As if it had called so often already.
    await database().db.updateTable('visitor_counts').set({ count: limits.apiKeys.calls }).execute();
    const refused = await get(contact, busy.key);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).error.message).toMatch(/^That is many calls/);
    expect((await get(contact, calm.key)).status).toBe(200);
  });
});
