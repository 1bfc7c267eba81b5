import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import { changeStatus } from '#server/inbox/status.ts';
import { type Cursor, readCursor, startOf, writeCursor } from '#server/machine-api/cursor.ts';
import { readSince, settling } from '#server/machine-api/read-since.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';

const formOf = (table: string): FormDefinition => {
  const form = formForTable(table);
  if (!form) throw new Error(table);
  return form;
};

describeOnBothEngines('reading on from a cursor', ({ engine, database }) => {
  /** Reads on until nothing is left, through the text of the cursor, as a program would. */
  async function readOn(form: FormDefinition, from: Cursor, now?: number, limit = 7) {
    const ids: string[] = [];
    let longest = 0;
    let cursor = from;
    for (;;) {
      const { rows, next, more } = await readSince(database(), form, { cursor, limit }, now);
      ids.push(...rows.map(({ id }) => id));
      const text = writeCursor(next);
      longest = Math.max(longest, text.length);
      cursor = readCursor(text) ?? startOf(false);
      if (!more) return { ids, cursor, longest };
    }
  }
  const later = () => Date.now() + settling.after + 1;

  test('rows that are stored late are neither missed nor met twice', async () => {
    const form = formOf('aerial_submissions');
    const written: string[] = [];
    const read: string[] = [];
    let cursor = startOf(false);
    const lookAgain = async (now?: number) => {
      const part = await readOn(form, cursor, now);
      read.push(...part.ids);
      cursor = part.cursor;
    };
    const write = async () => {
      const row = rowWith(form.table);
      await pause(Math.random() * 100);
      await database()
        .db.transaction()
        .execute(async (trx) => {
          await trx.insertInto(form.table).values(row).execute();
          // On SQLite nobody else could read meanwhile.
          if (engine === 'postgres') await pause(Math.random() * 100);
        });
      written.push(row.id);
    };
    const writers = Array.from({ length: 6 }, async () => {
      for (let n = 0; n < 15; n++) await write();
    });
    let isWritten = false;
    const all = Promise.all(writers).then(() => {
      isWritten = true;
    });
    while (!isWritten) {
      await lookAgain();
      await pause(5);
    }
    await all;
    await lookAgain();
    expect(read).toHaveLength(written.length);
    await lookAgain(later());
    expect(read.toSorted()).toEqual(written.toSorted());
    // What is settled need not be remembered.
    expect(cursor.given.size).toBe(0);
  });

  test('what came at the same moment comes page by page, oldest first', async () => {
    const form = formOf('contact_submissions');
    const old = new Date(Date.now() - 2 * settling.after).toISOString();
    const older = new Date(Date.now() - 3 * settling.after).toISOString();
    const rows = Array.from({ length: 300 }, (_, n) =>
      rowWith(form.table, { created_at: n < 290 ? old : older }),
    );
    await store(database(), form.table, rows);
    const { ids, cursor, longest } = await readOn(form, startOf(false));
    expect(ids.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    expect(ids.slice(0, 10).toSorted()).toEqual(
      rows
        .slice(290)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect((await readOn(form, cursor)).ids).toEqual([]);
    expect(longest).toBeLessThan(150);
  });

  test('a flood comes as far as a cursor can remember it, the rest when it is settled', async () => {
    const form = formOf('photography_submissions');
    const rows = Array.from({ length: 250 }, () => rowWith(form.table));
    await store(database(), form.table, rows);
    const first = await readOn(form, startOf(false), undefined, 200);
    expect(first.ids).toHaveLength(settling.mostRemembered);
    expect(writeCursor(first.cursor).length).toBeLessThan(4000);
    expect((await readOn(form, first.cursor)).ids).toEqual([]);
    const rest = await readOn(form, first.cursor, later(), 200);
    expect([...first.ids, ...rest.ids].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test('what leaves the quarantine later is met then, and what was met keeps its place', async () => {
    const form = formOf('education_applications');
    const long = new Date(Date.now() - 10 * settling.after).toISOString();
    const spam = rowWith(form.table, { status: 'spam', created_at: long });
    const honest = rowWith(form.table, { created_at: long });
    await store(database(), form.table, [spam, honest]);
    const first = await readOn(form, startOf(false));
    expect(first.ids).toEqual([honest.id]);
    const whoHears = { recipientsOf: () => [], deliveriesFor: () => [] };
    const change = (id: string, status: 'spam' | 'new') =>
      changeStatus({ database: database(), whoHears, actor: 'boss@example.org' }, form, {
        changes: [{ id, status }],
        partly: false,
      });
    await change(spam.id, 'new');
    await change(honest.id, 'spam');
    await change(honest.id, 'new');
    const second = await readOn(form, first.cursor);
    expect(second.ids).toEqual([spam.id]);
    expect((await readOn(form, second.cursor, later())).ids).toEqual([]);
    expect((await readOn(form, startOf(true))).ids.toSorted()).toEqual([spam.id, honest.id].toSorted());
  });

  test.each([
    '',
    'x',
    '[]',
    '[0,"yesterday",""]',
    '[0,"","","short"]',
    '[2,"",""]',
    '{"a":1}',
    '[0,"","\\u0000"]',
  ])('the cursor %s is none', (text) =>
    expect(readCursor(Buffer.from(text).toString('base64url'))).toBeUndefined(),
  );
});
