import { beforeAll, expect, test } from 'vitest';
import { forms } from '#app/forms/definitions/registry.ts';
import type { ListedSubmission } from '#app/inbox/all/answers.ts';
import type { SubmissionRow, SubmissionTable } from '#server/database/schema/tables.ts';
import { dueTime } from '#server/due/came-by.ts';
import { listAll, listAllSchema } from '#server/inbox/all-forms/list-all.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const statuses = ['new', 'new', 'new', 'in progress', 'done', 'spam'] as const;
const hour = 60 * 60 * 1000;
/** A Friday, so that much of what follows is due at the same moment on Tuesday. */
const friday = Date.parse('2026-01-09T12:00:00.000Z');

type Stored = SubmissionRow & { table: SubmissionTable; rank: number; due: string };

describeOnBothEngines('the list of all forms', ({ database }) => {
  const stored: Stored[] = [];
  beforeAll(async () => {
    for (const [rank, form] of forms.entries()) {
      // Several forms, and several rows of one form, share every moment.
      const rows = Array.from({ length: 7 + rank }, (_, n) =>
        rowWith(form.table, {
          created_at: new Date(friday + Math.floor(n / 2) * 6 * hour).toISOString(),
          status: statuses[(n + rank) % statuses.length],
          email:
            (rank === 3 && n === 4) || (rank === 8 && n === 1) ? 'needle@example.org' : 'hay@example.org',
        }),
      );
      await store(database(), form.table, rows);
      const facts = { table: form.table, rank };
      stored.push(...rows.map((row) => ({ ...row, ...facts, due: dueTime(form, row) ?? '' })));
    }
  });

  const page = (query: Record<string, string>, searchTime?: number) =>
    listAll(database(), listAllSchema.parse(query), searchTime);

  /** All pages; `between` is done after each. */
  async function everything(query: Record<string, string>, between = async () => {}, searchTime?: number) {
    const seen: ListedSubmission[] = [];
    let cursor: string | null = '';
    let pages = 0;
    while (cursor !== null) {
      const { rows, nextCursor } = await page({ ...query, ...(cursor ? { cursor } : {}) }, searchTime);
      seen.push(...rows);
      if (++pages > 1000) throw new Error('the pages never end');
      cursor = nextCursor;
      await between();
    }
    return seen;
  }

  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const sorted = (rows: Stored[], key: (row: Stored) => string, down: boolean, idsDown = down) =>
    rows.toSorted((a, b) => {
      if (key(a) !== key(b)) return key(a) < key(b) === down ? 1 : -1;
      if (a.rank !== b.rank) return a.rank - b.rank;
      const [one, other] = [`${a.created_at} ${a.id}`, `${b.created_at} ${b.id}`];
      return one < other === idsDown ? 1 : -1;
    });
  const time = ({ created_at }: Stored) => created_at;
  const newest = (rows: Stored[]) => sorted(rows, time, true);
  const shown = () => stored.filter(({ status }) => status !== 'spam');
  const inStatus = (wanted: string) => stored.filter(({ status }) => status === wanted);

  test.each(['1', '4', '50'])('pages of %s: every row once, newest first, oldest first', async (limit) => {
    expect(ids(await everything({ limit }))).toEqual(ids(newest(shown())));
    expect(ids(await everything({ limit, sort: 'oldest' }))).toEqual(ids(sorted(shown(), time, false)));
  });

  test.each(['1', '4', '50'])('pages of %s: what is due first, then the rest', async (limit) => {
    const due = sorted(inStatus('new'), (row) => row.due, false);
    const rest = [...newest(inStatus('in progress')), ...newest(inStatus('done'))];
    const rows = await everything({ limit, sort: 'due' });
    expect(ids(rows)).toEqual(ids([...due, ...rest]));
    expect(rows.map(({ due_at }) => due_at ?? '').slice(0, due.length)).toEqual(due.map((row) => row.due));
  });

  test('the filter of the tabs filters all of them, and a row names its table', async () => {
    expect(ids(await everything({ status: 'done', limit: '3' }))).toEqual(ids(newest(inStatus('done'))));
    expect(ids(await everything({ spam: 'only', limit: '3' }))).toEqual(ids(newest(inStatus('spam'))));
    const late = await everything({ due: 'late', sort: 'due', limit: '3' });
    expect(new Set(ids(late))).toEqual(new Set(ids(inStatus('new'))));
    for (const { id, table } of late) expect(stored.find((row) => row.id === id)?.table).toBe(table);
  });

  test('one search looks through everything; stopped at every turn, it goes on where it was', async () => {
    for (const searchTime of [0, 60_000])
      for (const sort of ['newest', 'oldest', 'due']) {
        const found = await everything({ q: 'NEEDLE', spam: 'true', sort }, undefined, searchTime);
        expect(new Set(found.map(({ table }) => table)), sort).toEqual(
          new Set(['aerial_submissions', 'education_applications']),
        );
        expect(found, sort).toHaveLength(2);
      }
    const hay = await everything({ q: 'example.org', limit: '4' }, undefined, 0);
    expect(ids(hay)).toEqual(ids(newest(shown())));
    expect(await page({ q: 'nobody wrote this' }, 60_000)).toEqual({
      rows: [],
      nextCursor: null,
      lookedTo: null,
    });
  });

  test('a search through many windows stops, and loses nothing', async () => {
    const table = 'ai_visuals_submissions';
    const rows = Array.from({ length: 1500 }, (_, n) =>
      rowWith(table, {
        created_at: new Date(friday - n * hour).toISOString(),
        email: n % 500 === 499 ? 'thimble@example.org' : 'hay@example.org',
      }),
    );
    await store(database(), table, rows);
    const first = await page({ q: 'thimble' }, 0);
    expect(first.lookedTo).not.toBeNull();
    const found = await everything({ q: 'thimble' }, undefined, 0);
    expect(ids(found)).toEqual(ids([499, 999, 1499].flatMap((n) => rows[n] ?? [])));
    await database()
      .db.deleteFrom(table)
      .where('created_at', '<=', rows[1]?.created_at ?? '')
      .execute();
    await database()
      .db.deleteFrom(table)
      .where('id', '=', rows[0]?.id ?? '')
      .execute();
  });

  test.each(['newest', 'oldest', 'due'])(
    '%s first: rows that arrive between pages double and hide nothing',
    async (sort) => {
      const before = ids(await everything({ sort }));
      let turn = 0;
      const seen = await everything({ sort, limit: '7' }, async () => {
        const table = forms[turn++ % forms.length]?.table ?? 'contact_submissions';
        await store(database(), table, [
          rowWith(table),
          rowWith(table, { created_at: stored[0]?.created_at }),
        ]);
      });
      const known = new Set(before);
      expect(new Set(ids(seen)).size).toBe(seen.length);
      expect(ids(seen).filter((id) => known.has(id))).toEqual(before);
    },
  );

  test.each([
    [{ sort: 'name' }, 'sort must be one of: newest, oldest, due.'],
    [{ cursor: 'e30' }, 'cursor is not one of ours.'],
    [
      { cursor: Buffer.from('["new","contact_submissions","2026","x"]').toString('base64url') },
      'cursor is not one of ours.',
    ],
    [{ limit: '0' }, 'limit must be a whole number from 1 to 200.'],
  ])('%j is refused with a sentence', (query, sentence) => {
    expect(listAllSchema.safeParse(query).error?.issues[0]?.message).toBe(sentence);
  });
});
