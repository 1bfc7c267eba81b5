import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { asValue, manyVisitors, postForm, rowsOf } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';

const valid = { name: 'Ana', email: 'ana@example.org', message: 'A film of our harbour.' };
const withLinks = { ...valid, message: 'https://a.example https://b.example www.c.example' };

describeOnBothEngines('spam and origin', (subject) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ ...subject.environment, ...manyVisitors });
  });
  afterAll(() => site.stop());

  async function stored(body: Record<string, unknown>) {
    const response = await postForm(site.url, 'aerial_submissions', body);
    expect(response.status).toBe(201);
    const row = (await rowsOf(subject, 'aerial_submissions')).get((await response.json()).id);
    return { ...row, spam_reasons: asValue(row?.spam_reasons), utm: asValue(row?.utm) };
  }

  test.each([
    ['no word about time', valid, 'new', null],
    ['enough time', { ...valid, elapsedMs: 2000 }, 'new', null],
    ['a time that makes no sense', { ...valid, elapsedMs: -5 }, 'new', null],
    ['a time that is no number', { ...valid, elapsedMs: '1' }, 'new', null],
    ['haste alone', { ...valid, elapsedMs: 420 }, 'new', ['Filled in within 0.5 seconds.']],
    ['links alone', withLinks, 'new', ['Contains 3 links.']],
    [
      'haste with links',
      { ...withLinks, elapsedMs: 1999 },
      'spam',
      ['Filled in within 2 seconds.', 'Contains 3 links.'],
    ],
  ])('%s', async (_, body, status, spam_reasons) => {
    expect(await stored(body)).toMatchObject({ status, spam_reasons });
  });

  test('the eleventh equal body within an hour goes into quarantine', async () => {
    const statuses = [];
    for (let n = 1; n <= 11; n++) statuses.push((await stored({ ...valid, message: 'Again' })).status);
    expect(statuses).toEqual([...Array(10).fill('new'), 'spam']);
    expect(await stored({ ...valid, message: 'Again' })).toMatchObject({
      spam_reasons: ['Sent 10 times or more within an hour.'],
    });
    expect(await stored({ ...valid, message: 'Again, but different' })).toMatchObject({ status: 'new' });
  });

  test('keeps where a visitor came from, sanitized and cut', async () => {
    const attribution = {
      landingPage: '/aerial?utm_source=news',
      referrer: 'https://search.example/<b>',
      utm: { source: 'news', medium: '<i>mail</i>', depth: { no: 1 } },
      question: 'x'.repeat(2000),
      status: 'done',
    };
    expect(await stored({ ...valid, message: 'Where from', attribution })).toMatchObject({
      landing_page: '/aerial?utm_source=news',
      referrer: 'https://search.example/',
      utm: { source: 'news', medium: 'mail' },
      question: 'x'.repeat(1000),
      status: 'new',
    });
  });

  test.each([undefined, null, 'text', 1, [], { landingPage: 1, utm: 'x' }])(
    'an attribution of %j is none',
    async (attribution) => {
      const none = { landing_page: null, referrer: null, utm: null, question: null };
      expect(await stored({ ...valid, message: JSON.stringify({ attribution }), attribution })).toMatchObject(
        none,
      );
    },
  );
});
