import { Hono } from 'hono';
import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { Page } from '#app/inbox/answers.ts';
import { record } from '#server/accounts/audit.ts';
import type { StaffEnv } from '#server/accounts/guards.ts';
import { firstIssue, noSuchTable, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { counter } from '#server/inbox/count.ts';
import { addNote, readDetail } from '#server/inbox/detail.ts';
import { listSchema, writeCursor } from '#server/inbox/list.ts';
import { positionOf } from '#server/inbox/order.ts';
import { readRows } from '#server/inbox/rows.ts';
import { changeStatus, changesSchema } from '#server/inbox/status.ts';
import type { Services } from '#server/services.ts';

const noteSchema = z.object({
  text: z.string().trim().min(1, 'The note is empty.').max(5000, 'A note has at most 5000 characters.'),
});

/** Submissions as staff see them: lists, one in full, its status and its notes. */
export function submissionsReadApi({ database }: Services): Hono<StaffEnv> {
  const counts = counter(database);

  return new Hono<StaffEnv>()
    .get('/submissions/:table', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const query = listSchema.safeParse(context.req.query());
      if (!query.success) return refuse(context, 400, firstIssue(query.error));
      const { limit, after, sort, ...filter } = query.data;
      // One more than asked for tells whether there is a next page.
      const rows = await readRows(database, sort, { form, filter, after, limit: limit + 1 });
      const isAll = !after && rows.length <= limit;
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      const answer: Page = {
        rows: page,
        nextCursor: last && rows.length > limit ? writeCursor(positionOf(form, sort, last)) : null,
        total: isAll ? rows.length : await counts.total(form, filter),
      };
      return context.json(answer);
    })
    .post('/submissions/:table/status', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const body = changesSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const before = await changeStatus(database, form, body.data.changes);
      counts.forget();
      await record(database, context.get('staff').user.email, 'changed status', {
        table: form.table,
        changes: body.data.changes,
      });
      return context.json({ before });
    })
    .get('/submissions/:table/:id', async (context) => {
      const form = formForTable(context.req.param('table'));
      const detail = form && (await readDetail(database, form, context.req.param('id')));
      return detail ? context.json(detail) : refuse(context, 404, 'There is no such submission.');
    })
    .post('/submissions/:table/:id/notes', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const body = noteSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { email } = context.get('staff').user;
      const id = context.req.param('id');
      const note = await addNote(database, form, id, { author: email, text: body.data.text });
      if (!note) return refuse(context, 404, 'There is no such submission.');
      await record(database, email, 'wrote a note', { table: form.table, id });
      return context.json(note, 201);
    });
}
