import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { inParallel, manyVisitors, postForm } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const { submissions: most, seconds } = limits.visitor;
const table = 'aerial_submissions';
let bodies = 0;
const body = () => {
  bodies += 1;
  return { name: 'Ana', email: 'ana@example.org', message: `Number ${bodies}` };
};

describeOnBothEngines('limits for one visitor', (subject) => {
  let sites: Site[];
  beforeAll(async () => {
    const environment = { ...subject.environment, ...manyVisitors };
    sites = await Promise.all([startSite(environment), startSite(environment)]);
  });
  afterAll(() => Promise.all(sites.map((site) => site.stop())));

  const post = (address: string, { to = table, at = 0, key = '' } = {}) =>
    postForm(sites[at]?.url ?? '', to, body(), {
      'x-forwarded-for': address,
      ...(key ? { 'idempotency-key': key } : {}),
    });

  async function statuses(addresses: string[], options?: (index: number) => Parameters<typeof post>[1]) {
    const seen: number[] = [];
    await inParallel([...addresses.entries()], async ([index, address]) => {
      seen.push((await post(address, options?.(index))).status);
    });
    return Object.fromEntries(
      Object.entries(Object.groupBy(seen, String)).map(([code, all]) => [code, all?.length]),
    );
  }

  test('hold over two processes, for one form and one address', async () => {
    const addresses = Array.from({ length: most + 5 }, () => '198.51.100.1');
    expect(await statuses(addresses, (index) => ({ at: index % 2 }))).toEqual({ 201: most, 429: 5 });
    const refused = await post('198.51.100.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(seconds - 120);
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringMatching(/try again in \d+ minutes\.$/) },
    });
    expect((await post('198.51.100.2')).status).toBe(201);
    expect((await post('198.51.100.1', { to: 'photography_submissions' })).status).toBe(201);
  });

  test('count a whole /64 of IPv6 as one', async () => {
    const neighbours = Array.from({ length: most + 1 }, (_, n) => `2001:db8:1:1::${n.toString(16)}`);
    expect(await statuses(neighbours)).toEqual({ 201: most, 429: 1 });
    expect((await post('2001:db8:1:2::1')).status).toBe(201);
  });

  test('have a ceiling for a whole /48 of IPv6, which one customer may have', async () => {
    const { fromWiderNetwork: ceiling } = limits.visitor;
    const networks = Array.from({ length: ceiling + 8 }, (_, n) => `[2001:db8:2:${n.toString(16)}::1]:4711`);
    expect(await statuses(networks, (index) => ({ at: index % 2 }))).toEqual({ 201: ceiling, 429: 8 });
    expect((await post('2001:db8:3:1::1')).status).toBe(201);
  });

  test('never refuse what was stored already', async () => {
    const first = body();
    const headers = { 'x-forwarded-for': '198.51.100.3', 'idempotency-key': `once-${subject.engine}` };
    const send = () => postForm(sites[0]?.url ?? '', table, first, headers);
    const answers = await Promise.all(Array.from({ length: 2 * most }, send));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(answers.map(async (answer) => (await answer.json()).id))).size).toBe(1);
  });
});

test('an address that nobody trusted tells us is not believed', async () => {
  const site = await startSite();
  const seen = new Set<number>();
  for (let n = 0; n <= most; n++)
    seen.add((await postForm(site.url, table, body(), { 'x-forwarded-for': `198.51.100.${n}` })).status);
  await site.stop();
  expect(seen).toEqual(new Set([201, 429]));
});
