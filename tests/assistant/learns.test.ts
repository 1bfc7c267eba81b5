import { execFile } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AliasPreview, Questions } from '#app/inbox/answers.ts';
import { readAnsweredQuestions } from '#server/assistant/questions-with-answers.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { asStaff, makeAdmin, type Staff } from '#tests/support/staff.ts';

const boss = 'boss@example.org';
const run = promisify(execFile);

describeOnBothEngines('the assistant learns', ({ environment, database }) => {
  let site: Site;
  let staff: Staff;
  beforeAll(async () => {
    site = await startSite(environment);
    await makeAdmin(database(), boss);
    staff = await asStaff(site.url, boss);
  });
  afterAll(() => site.stop());

  const question = (text: string, init: RequestInit = {}) =>
    fetch(`${site.url}/assistant?${new URLSearchParams({ q: text })}`, { redirect: 'manual', ...init });
  const destination = async (text: string) => (await question(text)).headers.get('location');
  const questions = async (): Promise<Questions> => (await staff.ask('questions')).json();
  const countOf = async (text: string) =>
    (await questions()).questions.find((asked) => asked.text === text)?.count;
  const messageOf = async (response: Response) => (await response.json()).error.message;

  test('counts what fell back, and only that', async () => {
    expect(await destination('do you mend kettles')).toBe('/contact');
    await question('Do you mend kettle?');
    await question('do you mend kettles', { method: 'HEAD' });
    await question('how much is a hologram');
    await question('mend my kettle, I am ana@example.org');
    await question('mend my kettle, call 619 555 0142');
    const { questions: asked, aliases, pages } = await questions();
    expect(asked).toMatchObject([{ text: 'Do you mend kettle?', count: 2 }]);
    expect(aliases).toEqual([]);
    expect(pages).toHaveLength(10);
    await question('do you mend kettles');
    expect(await countOf('do you mend kettles')).toBe(3);
  });

  test('adds what came along with forms, without spam', async () => {
    const row = (table: 'contact_submissions' | 'aerial_submissions', values: object) =>
      store(database(), table, [rowWith(table, values)]);
    await row('contact_submissions', { question: 'do you mend kettles' });
    await row('aerial_submissions', { question: 'Do you MEND kettles?' });
    await row('contact_submissions', { question: 'do you mend kettles', status: 'spam' });
    await row('contact_submissions', { question: 'call me: 619 555 0142' });
    await row('contact_submissions', { question: '木'.repeat(1000) });
    const { questions: asked } = await questions();
    expect(asked.map(({ text, count }) => [text, count])).toEqual([
      ['do you mend kettles', 5],
      ['木'.repeat(300), 1],
    ]);
  });

  test('keeps the most asked and the latest when there are too many', async () => {
    await database()
      .db.insertInto('assistant_questions')
      .values(
        Array.from({ length: 1000 }, (_, n) => ({
          key: `filler ${n}`,
          text: `qwerty${n}`,
          count: n === 0 ? 1 : 2,
          first_asked_at: '2026-01-01T00:00:00.000Z',
          last_asked_at: '2026-01-01T00:00:00.000Z',
        })),
      )
      .execute();
    await question('plugh');
    await questions();
    const rows = await database().db.selectFrom('assistant_questions').select('key').execute();
    const keys = rows.map(({ key }) => key);
    expect(keys).toHaveLength(1000);
    expect(keys).toContain('do you mend kettle');
    expect(keys).not.toContain('filler 0');
    await database().db.deleteFrom('assistant_questions').where('key', 'like', 'filler %').execute();
  });

  test('an alias shows what it changes, takes effect, can be taken back, and is audited', async () => {
    const alias = { phrase: 'mend kettles', page: 'services' };
    await store(database(), 'contact_submissions', [
      rowWith('contact_submissions', { question: 'mend kettles with an underwater robot' }),
    ]);
    const preview: AliasPreview = await (await staff.post('aliases/preview', alias)).json();
    expect(preview).toEqual({
      goesTo: '/services',
      total: 2,
      changes: [
        {
          question: 'mend kettles with an underwater robot',
          asked: 1,
          from: '/porpoise-robotics',
          to: '/services',
        },
        { question: 'do you mend kettles', asked: 5, from: null, to: '/services' },
      ],
    });
    expect(await destination('do you mend kettles')).toBe('/contact');

    const aside = await staff.post('aliases/preview', { ...alias, question: 'mend my dented kettle' });
    expect(await aside.json()).toMatchObject({ goesTo: null });

    const before = await fetch(`${site.url}/assistant/aliases.json`);
    expect(await before.json()).toEqual([]);
    const made = await staff.post('aliases', alias);
    expect(made.status).toBe(201);
    const { key } = await made.json();
    expect(await destination('do you mend kettles')).toBe('/services');
    expect(await countOf('do you mend kettles')).toBeUndefined();
    const [kept] = (await questions()).aliases;
    expect(kept).toMatchObject({ ...alias, key, url: '/services', madeBy: boss });

    const json = await fetch(`${site.url}/assistant/aliases.json`);
    expect(json.headers.get('cache-control')).toBe('public, max-age=30');
    expect(await json.json()).toEqual([{ question: 'mend kettles', url: '/services' }]);
    const etag = json.headers.get('etag') ?? '';
    expect(etag).not.toBe(before.headers.get('etag'));
    const again = await fetch(`${site.url}/assistant/aliases.json`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);

    expect(await messageOf(await staff.post('aliases', { ...alias, page: 'about' }))).toBe(
      'There is an alias for these words already. Remove it first.',
    );
    expect((await staff.post('aliases/remove', { key })).status).toBe(200);
    expect((await staff.post('aliases/remove', { key })).status).toBe(404);
    expect(await destination('do you mend kettles')).toBe('/contact');
    const { entries } = await (await staff.ask('audit')).json();
    expect(entries.slice(0, 2)).toMatchObject([
      { actor: boss, action: 'removed an alias', detail: alias },
      { actor: boss, action: 'made an alias', detail: alias },
    ]);
  });

  test('what led to a form after all, and what staff named, become lessons by one command', async () => {
    await store(database(), 'aerial_submissions', [
      rowWith('aerial_submissions', { question: 'look at my vines at dawn' }),
    ]);
    await store(database(), 'contact_submissions', [
      rowWith('contact_submissions', { question: 'nobody knows where this belongs' }),
    ]);
    const made = await staff.post('aliases', { phrase: 'zeppelin rides', page: 'explore' });
    const answered = await readAnsweredQuestions(database());
    expect(answered).toContainEqual({ text: 'look at my vines at dawn', destination: 'aerial' });
    expect(answered).toContainEqual({ text: 'zeppelin rides', destination: 'explore' });
    expect(answered.map(({ text }) => text)).not.toContain('nobody knows where this belongs');

    const { stdout } = await run(process.execPath, ['scripts/assistant-learn.ts'], {
      env: { ...process.env, ...environment, DATA_DIR: site.dataDirectory },
    });
    expect(stdout).toContain('look at my vines at dawn → aerial');
    expect(stdout).toMatch(/\d+ of the known questions would go elsewhere/);
    expect(stdout).toContain('Nothing was written.');
    await staff.post('aliases/remove', { key: (await made.json()).key });
  });

  test.each([
    ['no words', '???', 'services', 'Write a phrase in words, without an email address or phone number.'],
    [
      'an address',
      'ana@example.org',
      'about',
      'Write a phrase in words, without an email address or phone number.',
    ],
    [
      'a phrase without topic',
      'what is it',
      'about',
      'These words may stand in any question. Add what it is about.',
    ],
    ['a phrase that is too long', 'x '.repeat(60), 'about', 'A phrase has at most 100 characters.'],
    [
      'words that are decided before',
      'partner',
      'about',
      'The assistant always takes these words elsewhere.',
    ],
    ['an unknown page', 'mend kettles', 'login', 'Choose a page.'],
  ])('refuses %s', async (_, phrase, page, message) => {
    for (const path of ['aliases', 'aliases/preview']) {
      const response = await staff.post(path, { phrase, page });
      expect(response.status).toBe(400);
      expect(await messageOf(response)).toBe(message);
    }
  });

  test('another process agrees within seconds', async () => {
    const other = await startSite(environment);
    const there = () =>
      fetch(`${other.url}/assistant?q=polish+my+teapot`, { redirect: 'manual' }).then((response) =>
        response.headers.get('location'),
      );
    expect(await there()).toBe('/contact');
    await staff.post('aliases', { phrase: 'polish teapot', page: 'about' });
    await expect.poll(there, { timeout: 60_000, interval: 500 }).toBe('/about');
    await other.stop();
    // What it had counted was stored when it left.
    expect((await questions()).questions.map(({ text }) => text)).not.toContain('polish my teapot');
    const counted = await database()
      .db.selectFrom('assistant_questions')
      .select('count')
      .where('key', '=', 'polish my teapot')
      .executeTakeFirst();
    expect(counted?.count).toBeGreaterThan(0);
  });

  test('a database that fails breaks neither the redirect nor the aliases', async () => {
    const { db } = database();
    await db.schema.alterTable('assistant_aliases').renameTo('aliases_away').execute();
    await db.schema.alterTable('assistant_questions').renameTo('questions_away').execute();
    const lost = await startSite({ ...environment, LOG_LEVEL: 'silent' });
    const ask = () => fetch(`${lost.url}/assistant?q=xyzzy`, { redirect: 'manual' });
    expect((await ask()).headers.get('location')).toBe('/contact');
    expect(await (await fetch(`${lost.url}/assistant/aliases.json`)).json()).toEqual([]);
    await setTimeout(2300);
    expect((await ask()).status).toBe(303);
    await lost.stop();
    await db.schema.alterTable('aliases_away').renameTo('assistant_aliases').execute();
    await db.schema.alterTable('questions_away').renameTo('assistant_questions').execute();
  });
});
