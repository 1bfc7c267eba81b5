import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { manyVisitors } from '#tests/support/post-form.ts';
import { processorSeconds } from '#tests/support/processor-time.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { makeAdmin, password, postAuth } from '#tests/support/staff.ts';

const { signUps } = limits.tries;

test('is off unless the configuration turns it on', async () => {
  const site = await startSite();
  const { status } = await postAuth(site.url, 'sign-up/email', {
    email: 'a@example.org',
    password,
    name: 'A',
  });
  await site.stop();
  expect(status).toBe(400);
});

describeOnBothEngines('signing up', ({ environment, database }) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ ...environment, ...manyVisitors, SIGN_UP: 'on' });
    await makeAdmin(database(), 'boss@example.org');
  });
  afterAll(() => site.stop());

  let visitors = 0;
  const newVisitor = () => {
    visitors += 1;
    return `203.0.113.${visitors}`;
  };
  const signUp = (email: string, { name = 'Ann', secret = password, visitor = newVisitor() } = {}) =>
    postAuth(site.url, 'sign-up/email', { email, password: secret, name }, '', visitor);
  const isKnown = async (email: string) => {
    const query = database().db.selectFrom('user').select('id').where('email', '=', email);
    return (await query.executeTakeFirst()) !== undefined;
  };

  test('is limited for one visitor', async () => {
    const visitor = newVisitor();
    const addresses = Array.from({ length: signUps.visitor + 2 }, (_, n) => `flood-${n}@example.org`);
    const answers = await Promise.all(addresses.map((email) => signUp(email, { visitor })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(signUps.visitor).fill(200), 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe('Too many tries. Please try again in 15 minutes.');
  });

  test('is limited in all', async () => {
    const { rows } = await countRows();
    // As if others had come from everywhere.
    await database().db.updateTable('visitor_counts').set({ count: signUps.inAll }).execute();
    expect((await signUp('late@example.org')).status).toBe(429);
    expect(await isKnown('late@example.org')).toBe(false);
    // What is refused leaves nothing behind.
    expect((await countRows()).rows).toBe(rows);
    await database().db.deleteFrom('visitor_counts').execute();
  });
  const countRows = () =>
    database()
      .db.selectFrom('visitor_counts')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();

  test.each([
    ['a name of 101 letters', { name: 'x'.repeat(101) }, 'Name must be less than 100 characters'],
    ['a common password', { secret: '123456' }, /first passwords anyone would try/],
    ['a short password', { secret: '12345' }, 'Password must be at least 6 characters'],
    ['a long password', { secret: 'x y'.repeat(50) }, 'Password must be at most 128 characters'],
  ])('refuses %s', async (_, input, said) => {
    const { status, body } = await signUp('refused@example.org', input);
    expect(status).toBe(400);
    expect(body.message).toMatch(said);
    expect(await isKnown('refused@example.org')).toBe(false);
  });

  test.each([
    `${'x'.repeat(250)}@example.org`,
    'аnn@example.org',
    'ann@exаmple.org',
    'ann@example.org\nbcc: x@example.org',
    '<ann@example.org>',
    '\u212Aann@example.org',
  ])('refuses the address %j, and keeps nothing of it', async (email) => {
    const { status, body } = await signUp(email);
    expect(status).toBe(400);
    expect(body.message).toBe('Invalid email address');
    const kept = await database().db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(email.slice(0, 40));
  });

  test.each([
    ['refused@example.org', { name: 'a\u0000b' }],
    ['ann@example.org\u0000', {}],
  ])('refuses what no database could hold, and keeps nothing of it: %j %j', async (email, input) => {
    const { status } = await signUp(email, input);
    expect(status).toBe(422);
    const kept = await database().db.selectFrom('audit_log').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain('\\u0000');
    expect(await isKnown('refused@example.org')).toBe(false);
  });

  test('one address is one account, however its letters are written', async () => {
    for (const email of ['Case@Example.org', ' case@example.org ']) await signUp(email);
    const query = database().db.selectFrom('user').select('email').where('email', 'like', '%ase@%');
    expect(await query.execute()).toEqual([{ email: 'case@example.org' }]);
  });

  test('does not tell who is known: not by a race, nor by what it answers', async () => {
    const tries = (email: string) =>
      Promise.all(Array.from({ length: signUps.account }, () => signUp(email)));
    const [known, fresh] = [await tries('boss@example.org'), await tries('race@example.org')];
    const asTold = ({ status, body }: (typeof known)[0]) => ({ status, body: maskedBody(body) });
    expect(new Set(fresh.map((answer) => JSON.stringify(asTold(answer)))).size).toBe(1);
    expect(asTold(known[0] as (typeof known)[0])).toEqual(asTold(fresh[0] as (typeof known)[0]));
    const written = async (actor: string) => {
      const query = database().db.selectFrom('audit_log').select('action').where('actor', '=', actor);
      return (await query.execute()).map(({ action }) => action).filter((action) => action.includes('sign'));
    };
    expect(new Set(await written('boss@example.org'))).toEqual(new Set(['tried to sign up']));
    expect((await written('race@example.org')).filter((action) => action === 'signed up')).toHaveLength(1);
  });

  test('costs the same for a known address', async () => {
    const cost = async (email: string) => {
      const started = processorSeconds(site.process.pid ?? 0);
      expect((await signUp(email)).status).toBe(200);
      return processorSeconds(site.process.pid ?? 0) - started;
    };
    await cost('warming-up@example.org');
    let [known, fresh] = [0, 0];
    for (let round = 0; round < 8; round++) {
      await makeAdmin(database(), `known-${round}@example.org`);
      known += await cost(`known-${round}@example.org`);
      fresh += await cost(`fresh-${round}@example.org`);
    }
    expect(known / fresh).toBeGreaterThan(0.6);
    expect(known / fresh).toBeLessThan(1.6);
  });
});

function maskedBody(body: Record<string, unknown>): string {
  return JSON.stringify(body).replaceAll(/(boss|race)@/g, 'x@');
}
