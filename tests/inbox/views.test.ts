import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { mostViews } from '#app/inbox/views/answers.ts';
import { record } from '#server/accounts/audit.ts';
import { auditSchema, readAudit } from '#server/accounts/audit-pages.ts';
import type { SubmissionTable } from '#server/database/schema/tables.ts';
import { counter } from '#server/inbox/count.ts';
import { exportStream } from '#server/inbox/export.ts';
import { filterSchema } from '#server/inbox/filter.ts';
import { readRows } from '#server/inbox/rows.ts';
import { readOwnFilter } from '#server/inbox/views/own-filter.ts';
import { chooseColumns, readOwnViews, removeView, renameView, saveView } from '#server/inbox/views/views.ts';
import { erasePerson } from '#server/privacy/person.ts';
import { describeOnBothEngines } from '#tests/support/engines.ts';
import { rowWith, store } from '#tests/support/seed.ts';
import { makeAdmin } from '#tests/support/staff.ts';

function formOf(table: SubmissionTable) {
  const form = formForTable(table);
  if (!form) throw new Error(`no form has the table ${table}`);
  return form;
}

describeOnBothEngines('what staff make of the lists', ({ database }) => {
  /** The same filter for a page, a count and an export. */
  async function found(table: SubmissionTable, query: Record<string, string>) {
    const form = formOf(table);
    const own = readOwnFilter(form, query);
    if (typeof own === 'string') throw new Error(own);
    const filter = { ...filterSchema.parse(query), own };
    const rows = await readRows(database(), 'newest', { form, filter, after: null, limit: 50 });
    const total = await counter(database()).total(form, filter);
    const file = exportStream(database(), form, filter, 'jsonl', { finished: async () => {} });
    const lines = (await new Response(file).text()).trim().split('\n').filter(Boolean);
    expect([total, lines.length]).toEqual([rows.length, rows.length]);
    return rows.map(({ last_name }) => last_name).sort();
  }

  test('a list is filtered by what visitors chose, one or several of it', async () => {
    const veterans = 'veterans_applications';
    await store(database(), veterans, [
      rowWith(veterans, {
        last_name: 'Both',
        military_branch: 'Army, Space Force',
        program_interests: JSON.stringify(['Robotics 101', 'Discount on ROV']),
      }),
      rowWith(veterans, {
        last_name: 'Air',
        military_branch: 'Air Force',
        program_interests: JSON.stringify(['Robotics 102']),
      }),
      rowWith(veterans, { last_name: 'None', military_branch: null, program_interests: null }),
    ]);
    expect(await found(veterans, {})).toEqual(['Air', 'Both', 'None']);
    expect(await found(veterans, { military_branch: 'Army' })).toEqual(['Both']);
    expect(await found(veterans, { military_branch: 'Air Force' })).toEqual(['Air']);
    expect(await found(veterans, { program_interests: 'Robotics 101' })).toEqual(['Both']);
    expect(await found(veterans, { military_branch: 'Army', program_interests: 'Robotics 102' })).toEqual([]);
    const education = 'education_applications';
    await store(database(), education, [
      rowWith(education, { last_name: 'One', course_interest: 'Robotics 101' }),
      rowWith(education, { last_name: 'Two', course_interest: 'Robotics 102' }),
    ]);
    expect(await found(education, { course_interest: 'Robotics 102' })).toEqual(['Two']);
    expect(readOwnFilter(formOf(education), { course_interest: 'Cooking' })).toBe(
      'course_interest must be one of: AI Bootcamp, Robotics 101, Robotics 102.',
    );
  });

  test('columns are the form’s own, and everyone has their own', async () => {
    const form = formOf('photography_submissions');
    await chooseColumns(database(), 'ana', form, ['link_hash', 'project_type']);
    await chooseColumns(database(), 'ben', form, []);
    expect((await readOwnViews(database(), 'ana')).columns).toEqual({ [form.table]: ['project_type'] });
    expect((await readOwnViews(database(), 'ben')).columns).toEqual({ [form.table]: [] });
  });

  test('views are saved, renamed and removed by whoever made them, up to a number', async () => {
    const query = 'table=education_applications&course_interest=Robotics+101&sort=oldest';
    const view = await saveView(database(), 'ana', { name: 'Robots', query });
    const id = view?.id ?? '';
    expect(await renameView(database(), 'ben', id, 'Mine')).toBeUndefined();
    expect(await removeView(database(), 'ben', id)).toBeUndefined();
    expect(await renameView(database(), 'ana', id, 'Robotics')).toEqual({ id, name: 'Robotics', query });
    for (let made = 1; made < mostViews; made++)
      expect(await saveView(database(), 'ana', { name: `View ${made}`, query })).not.toBeNull();
    expect(await saveView(database(), 'ana', { name: 'One too many', query })).toBeNull();
    expect(await removeView(database(), 'ana', id)).toEqual({ id, name: 'Robotics', query });
    expect((await readOwnViews(database(), 'ana')).views).toHaveLength(mostViews - 1);
    expect((await readOwnViews(database(), 'ben')).views).toEqual([]);
  });

  test('a view that names an erased address goes with it', async () => {
    await saveView(database(), 'cleo', { name: 'Zoe', query: 'q=zoe%40example.org' });
    await saveView(database(), 'cleo', { name: 'All new', query: 'status=new' });
    await erasePerson(database(), 'zoe@example.org');
    expect((await readOwnViews(database(), 'cleo')).views.map(({ name }) => name)).toEqual(['All new']);
  });

  test('the audit log is read by person, action and time, with names', async () => {
    await makeAdmin(database(), 'ana@example.org');
    await database().db.updateTable('user').set({ name: 'Ana Lee' }).execute();
    await database().db.deleteFrom('audit_log').execute();
    // Entries of one millisecond are in no order.
    const nextMillisecond = () => pause(2);
    await record(database(), 'ana@example.org', 'exported', { table: 'contact_submissions' });
    await nextMillisecond();
    await record(database(), 'ben@example.org', 'exported');
    await nextMillisecond();
    await record(database(), 'ana@example.org', 'wrote a note');
    const read = async (query: Record<string, string>) => {
      const { entries } = await readAudit(database(), auditSchema.parse(query));
      return entries.map(({ name, action }) => `${name} ${action}`);
    };
    expect(await read({})).toEqual(['Ana Lee wrote a note', 'ben@example.org exported', 'Ana Lee exported']);
    expect(await read({ actor: 'ana@example.org', action: 'exported' })).toEqual(['Ana Lee exported']);
    expect(await read({ from: '2026-01-01', to: '2099-01-01', action: 'wrote a note' })).toHaveLength(1);
    expect(await read({ to: '2026-01-01' })).toEqual([]);
    expect((await readAudit(database(), {})).filters).toEqual({
      actors: ['ana@example.org', 'ben@example.org'],
      actions: ['exported', 'wrote a note'],
    });
  });
});
