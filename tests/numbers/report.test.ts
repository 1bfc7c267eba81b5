import { expect, test } from 'vitest';
import type { Numbers } from '#app/inbox/numbers/answers.ts';
import { record } from '#server/accounts/audit.ts';
import type { VisitCounts } from '#server/database/schema/numbers-tables.ts';
import { admitOrigins } from '#server/numbers/admit-origins.ts';
import { removeOldNumbers } from '#server/numbers/remove-old.ts';
import { exportNumbers } from '#server/numbers/report/export-numbers.ts';
import { numbersReader } from '#server/numbers/report/read-numbers.ts';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const period = { from: '2026-03-02', to: '2026-03-15' };

describeOnBothEngines('the report', ({ database }) => {
  const count = (day: string, page: string, source: string, counts: Partial<VisitCounts>) => ({
    ...{ day, page, source, campaign: source === 'newsletter' ? 'spring' : '', device: 'phone' },
    ...{ views: 0, visits: 0, entries: 0, seen: 0, begun: 0, ...counts },
  });

  async function seed(): Promise<void> {
    await database()
      .db.insertInto('visit_counts')
      .values([
        count('2026-03-01', '/', 'google.com', { views: 9, visits: 5, entries: 4 }),
        count('2026-03-02', '/', 'google.com', { views: 40, visits: 30, entries: 28 }),
        count('2026-03-09', '/contact', 'google.com', {
          views: 12,
          visits: 10,
          entries: 2,
          seen: 9,
          begun: 4,
        }),
        count('2026-03-15', '/contact', 'newsletter', { views: 3, visits: 3, entries: 3, seen: 3, begun: 2 }),
        count('2026-03-16', '/', '', { views: 100, visits: 100, entries: 100 }),
      ])
      .execute();
    await database()
      .db.insertInto('day_counts')
      .values([
        { day: '2026-03-02', kind: 'assistant', name: '/education', count: 3 },
        { day: '2026-03-03', kind: 'assistant', name: '/education', count: 4 },
        { day: '2026-03-03', kind: 'left out', name: 'robots', count: 70 },
      ])
      .execute();
    const rows = [
      { created_at: '2026-03-01T12:00:00.000Z' },
      { created_at: '2026-03-02T00:00:00.000Z', referrer: 'https://www.google.com/' },
      { created_at: '2026-03-09T10:00:00.000Z', landing_page: '/?utm_source=newsletter&utm_campaign=spring' },
      { created_at: '2026-03-15T23:59:59.999Z', status: 'done' as const },
      { created_at: '2026-03-10T10:00:00.000Z', status: 'spam' as const },
      { created_at: '2026-03-16T00:00:00.000Z' },
    ].map((values) => rowWith('contact_submissions', values));
    await store(database(), 'contact_submissions', rows);
    const message = { table_name: 'contact_submissions', submission_id: rows[2]?.id ?? '', text: 'Hello' };
    await database()
      .db.insertInto('submission_messages')
      .values([
        { ...message, id: 'm1', at: '2026-03-09T10:30:00.000Z', author: null },
        { ...message, id: 'm2', at: '2026-03-09T12:00:00.000Z', author: 'boss@example.org' },
        { ...message, id: 'm3', at: '2026-03-09T15:00:00.000Z', author: 'boss@example.org' },
      ])
      .execute();
    await record(database(), 'boss@example.org', 'changed status', {
      table: 'contact_submissions',
      changes: [{ id: rows[3]?.id, from: 'new', status: 'done' }],
    });
  }

  let numbers: Numbers;
  test('adds up a period, and the one before', async () => {
    await seed();
    numbers = await numbersReader(database())(period);
    expect(numbers).toMatchObject({
      before: { from: '2026-02-16', to: '2026-03-01' },
      since: '2026-03-01',
      total: { views: 55, visits: 33, seen: 12, begun: 6, sent: 3, answered: 2 },
      totalBefore: { views: 9, visits: 4, sent: 1, answered: 0 },
      destinations: [{ name: 'Education', count: 7, before: 0 }],
      leftOut: [{ name: 'robots', count: 70, before: 0 }],
    });
    expect(numbers.days).toHaveLength(14);
    expect(numbers.days[0]).toEqual({ day: '2026-03-02', views: 40, visits: 28 });
  });

  test('tells it by week, page, form, source and campaign', () => {
    expect(numbers.weeks.map(({ name, visits, before }) => [name, visits, before])).toEqual([
      ['2026-03-02', 28, 0],
      ['2026-03-09', 5, 28],
    ]);
    expect(numbers.pages.map(({ page, visits, entries }) => [page, visits, entries])).toEqual([
      ['/', 30, 28],
      ['/contact', 13, 5],
    ]);
    expect(numbers.forms[0]).toMatchObject({ seen: 13, begun: 6, sent: 3, answered: 2 });
    expect(numbers.sources.map(({ name, visits, sent }) => [name, visits, sent])).toEqual([
      ['google.com', 30, 1],
      ['newsletter', 3, 1],
      ['', 0, 1],
    ]);
    expect(numbers.campaigns).toMatchObject([{ name: 'spring', visits: 3, sent: 1, answered: 1 }]);
  });

  test('times the first answer by the first reply, or by when it was marked as done', () => {
    const { now } = numbers.answerTimes;
    expect(now).toMatchObject({ count: 2, median: 120 });
    expect(now.p90).toBeGreaterThan(120);
  });

  test('exports the same as CSV', async () => {
    const csv = await new Response(exportNumbers(database(), period)).bytes();
    const lines = Buffer.from(csv).toString().trimEnd().split('\n');
    expect(lines[0]).toMatch(/^\uFEFFDay,Page,Source,Campaign,Device,Views,/);
    expect(lines[1]).toBe('2026-03-02,/,google.com,,phone,40,30,28,0,0,,');
    expect(lines).toContain('2026-03-09,/contact,newsletter,spring,,,,,,,1,1');
    expect(lines).toHaveLength(7);
  });

  test('a flood of made-up sources is counted as one, and crowds out no printed code', async () => {
    const { db } = database();
    const made = { name: 'Fair', made_at: '', made_by: '', retired_at: null };
    await db
      .insertInto('qr_codes')
      .values({ ...made, slug: 'fair' })
      .execute();
    const flood = Array.from({ length: 300 }, (_, n) => ({ source: `made-up-${n}`, campaign: '' }));
    const admitted = { day: '', names: new Set<string>() };
    const admit = await admitOrigins(db, '2026-03-09', flood, admitted);
    expect(new Set(flood.map((origin) => admit(origin).source)).size).toBeLessThanOrEqual(
      limits.visits.originsPerDay + 1,
    );
    const late = [
      { source: 'fair', campaign: '' },
      { source: 'late', campaign: '' },
    ];
    const then = await admitOrigins(db, '2026-03-09', late, admitted);
    expect(late.map((origin) => then(origin).source)).toEqual(['fair', 'other']);
  });

  test('what tells visitors apart goes with its day, counts after their time', async () => {
    const { db } = database();
    const mark = { source: '', campaign: '' };
    await db
      .insertInto('visit_marks')
      .values(['2026-03-15', '2026-03-16'].map((day) => ({ ...mark, mark: day, day })))
      .execute();
    await removeOldNumbers(database(), Date.parse('2026-03-16T00:10Z'), 10);
    expect(await db.selectFrom('visit_marks').select('day').execute()).toEqual([{ day: '2026-03-16' }]);
    const left = await db.selectFrom('visit_counts').select('day').orderBy('day').execute();
    expect(left.map(({ day }) => day)).toEqual(['2026-03-09', '2026-03-15', '2026-03-16']);
  });
});
