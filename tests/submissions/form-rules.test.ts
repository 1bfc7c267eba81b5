import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { asValue, manyVisitors, postForm, rowsOf } from '#tests/support/post-form.ts';
import { type Site, startSite } from '#tests/support/site.ts';
import { specifiedForms } from '#tests/support/specified-forms.ts';

describeOnBothEngines('every form, as specified', (subject) => {
  let site: Site;
  beforeAll(async () => {
    site = await startSite({ ...subject.environment, ...manyVisitors, LOG_LEVEL: 'fatal' });
  });
  afterAll(() => site.stop());

  describe.each(specifiedForms)('$id', (form) => {
    const post = async (changes: Record<string, unknown> = {}, headers?: Record<string, string>) => {
      const response = await postForm(
        site.url,
        form.table,
        { form: form.id, ...form.payload, ...changes },
        headers,
      );
      return { status: response.status, ...(await response.json()) };
    };
    const rowOf = async (id: string) => (await rowsOf(subject, form.table)).get(id);

    test('stores what was sent in its columns', async () => {
      const { status, id, message, reference } = await post();
      expect({ status, message }).toEqual({ status: 201, message: form.success });
      const row: Record<string, unknown> = (await rowOf(id)) ?? {};
      const stored = Object.fromEntries(
        Object.keys(form.row).map((column) => [column, asValue(row[column])]),
      );
      expect(stored).toEqual(form.row);
      expect(row).toMatchObject({ id, reference, status: 'new', spam_reasons: null });
    });

    test('what is left out is stored as nothing', async () => {
      const nothing = Object.fromEntries(Object.keys(form.optional).map((field) => [field, undefined]));
      const { status, id } = await post(nothing);
      expect(status).toBe(201);
      const row = await rowOf(id);
      for (const column of Object.values(form.optional)) expect(row?.[column], column).toBeNull();
    });

    test('refuses every breach of a rule with its sentence', async () => {
      const answers = await Promise.all(
        form.refused.map(async ([field, value]) => {
          const { status, error } = await post({ [field]: value });
          return [status, error?.field, error?.message, error?.issues.length];
        }),
      );
      expect(answers).toEqual(form.refused.map(([field, , message]) => [422, field, message, 1]));
    });

    test('accepts what just keeps the rules', async () => {
      const ids = await Promise.all(
        form.accepted.map(async ([field, value]) => (await post({ [field]: value })).id as string),
      );
      const rows = await rowsOf(subject, form.table);
      const stored = form.accepted.map(([, , column], index) =>
        asValue(rows.get(ids[index] ?? '')?.[column]),
      );
      expect(stored).toEqual(form.accepted.map(([, , , value]) => value));
    });

    test('names the mistakes from top to bottom, the first one first', async () => {
      const response = await postForm(site.url, form.table, { form: form.id });
      const { error } = await response.json();
      const insists = form.required.filter((field) => !(field in form.optional));
      expect(error.issues.map(({ field }: { field: string }) => field)).toEqual(insists);
      expect(error.message).toBe(error.issues[0].message);
    });

    test.each([
      { website: 'x' },
      { website: ' x ' },
      { website: ['', 'x'] },
      { website: 1 },
      { website: true },
    ])('a trap is found: %j', async ({ website }) => {
      const before = (await rowsOf(subject, form.table)).size;
      const { status, id, error } = await post({ website });
      if (form.trap === 'quarantined') {
        expect(status).toBe(201);
        expect(await rowOf(id)).toMatchObject({ status: 'spam' });
      } else {
        expect({ status, message: error.message }).toEqual({
          status: 422,
          message: 'Submission failed. Please try again.',
        });
        expect((await rowsOf(subject, form.table)).size).toBe(before);
      }
    });

    test('fields that are not the form’s are never stored', async () => {
      const foreign = { id: 'mine', created_at: '1999-01-01', status: 'done', role: 'admin', reference: 'X' };
      const { id, status } = await post({ ...foreign, ...JSON.parse('{"__proto__":{"status":"done"}}') });
      expect(status).toBe(201);
      const row = await rowOf(id);
      expect(row).toMatchObject({ status: 'new' });
      expect(row?.created_at).not.toContain('1999');
      expect(row?.reference).not.toBe('X');
      expect(row).not.toHaveProperty('role');
    });

    test('fifty parallel posts with one key are one row and fifty equal answers', async () => {
      const key = crypto.randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => post({}, { 'idempotency-key': key })),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      const rows = [...(await rowsOf(subject, form.table)).values()];
      expect(rows.filter((row) => row.idempotency_key === key)).toHaveLength(1);
      const other = await post({ email: 'other@example.org' }, { 'idempotency-key': key });
      expect(other.status).toBe(409);
    });

    test('when the database fails, the sentence is the specified one and a retry stores one row', async () => {
      const { db } = subject.database();
      const key = { 'idempotency-key': crypto.randomUUID() };
      await sql`alter table ${sql.table(form.table)} rename to away`.execute(db);
      const failed = await post({}, key).finally(() =>
        sql`alter table away rename to ${sql.table(form.table)}`.execute(db),
      );
      expect(failed.status).toBe(503);
      if (typeof form.databaseError === 'string') expect(failed.error.message).toBe(form.databaseError);
      else expect(failed.error.message).toMatch(form.databaseError);
      expect((await post({}, key)).status).toBe(201);
    });
  });
});
