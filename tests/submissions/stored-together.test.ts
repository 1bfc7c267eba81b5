import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { limits } from '#server/protection/limits.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { submissionsApp } from '#tests/support/submissions-app.ts';

const table = 'contact_submissions';
const message = (name: string, text: string) => ({
  name,
  email: 'ana@example.org',
  subject: 'A class',
  message: text,
});

describeOnBothEngines('submissions that are stored together', (subject) => {
  const statuses = async () => {
    const rows = await subject.database().db.selectFrom(table).select('status').execute();
    return rows.map(({ status }) => status);
  };

  test('are counted against each other: what came ten times is noticed within one burst', async () => {
    const post = submissionsApp(subject);
    const { equalBodies } = limits.spam;
    const burst = Array.from({ length: equalBodies + 5 }, () => post(table, message('Ana', 'The same')));
    for (const { status } of await Promise.all(burst)) expect(status).toBe(201);
    expect((await statuses()).filter((status) => status === 'spam')).toHaveLength(5);
  });

  test('are one when they are copies, for which nobody waits', async () => {
    const database = subject.database();
    const statements = database.engine === 'postgres' ? vi.spyOn(database.pool, 'query') : null;
    const post = submissionsApp(subject);
    const key = { 'idempotency-key': 'copies-of-one-message' };
    const copies = Array.from({ length: 50 }, () => post(table, message('Ana', 'Once'), key));
    const answers = await Promise.all(
      (await Promise.all(copies)).map(async (answer) => ({
        status: answer.status,
        ...(await answer.json()),
      })),
    );
    expect(new Set(answers.map(({ status, id }) => `${status} ${id}`)).size).toBe(1);
    expect(statements?.mock.calls.length ?? 1).toBeLessThan(10);
    statements?.mockRestore();
  });

  test('do not fall with one that cannot be stored', async () => {
    const { db, engine } = subject.database();
    await db.deleteFrom(table).execute();
    await sql
      .raw(
        engine === 'sqlite'
          ? `create trigger poison before insert on ${table} when new.name = 'Poison'
             begin select raise(abort, 'no'); end`
          : `alter table ${table} add check (name <> 'Poison')`,
      )
      .execute(db);
    const post = submissionsApp(subject);
    const burst = Array.from({ length: 40 }, (_, n) =>
      post(table, message(n === 20 ? 'Poison' : 'Ana', `Number ${n}`)),
    );
    const answered = (await Promise.all(burst)).map(({ status }) => status);
    expect(answered.filter((status) => status === 201)).toHaveLength(39);
    expect(answered[20]).toBe(503);
    expect(await statuses()).toHaveLength(39);
  });
});
