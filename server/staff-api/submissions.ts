import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { record } from '#server/accounts/audit.ts';
import { dueTime } from '#server/due/came-by.ts';
import { firstIssue, noSuchTable, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { counter } from '#server/inbox/count.ts';
import { addNote, readDetail } from '#server/inbox/detail.ts';
import { listSchema, writeCursor } from '#server/inbox/list.ts';
import { positionOf } from '#server/inbox/order.ts';
import { withOwners } from '#server/inbox/owners/read-owners.ts';
import { readQuarantine } from '#server/inbox/quarantine.ts';
import { readRows } from '#server/inbox/rows.ts';
import { changeStatus, changesSchema, conflictSentence, readStatuses } from '#server/inbox/status.ts';
import { readOwnFilter } from '#server/inbox/views/own-filter.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const keyLength = 'A key has 8 to 100 characters.';
const noteSchema = z.object({
  text: z.string().trim().min(1, 'The note is empty.').max(5000, 'A note has at most 5000 characters.'),
  key: z.string().min(8, keyLength).max(100, keyLength).optional(),
});

const mostStatuses = 100;

/** Submissions as staff see them: lists, one in full, its status and its notes. */
export function submissionsReadApi({ database, desk }: Pick<Services, 'database' | 'desk'>) {
  const counts = counter(database);

  return staffRoutes()
    .on('GET /submissions/:table', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const query = listSchema.safeParse(context.req.query());
      if (!query.success) return refuse(context, 400, firstIssue(query.error));
      const own = readOwnFilter(form, context.req.query());
      if (typeof own === 'string') return refuse(context, 400, own);
      const { limit, after, sort, ...others } = query.data;
      const filter = { ...others, own, me: context.get('staff').user.id };
      // One more than asked for tells whether there is a next page.
      const rows = await readRows(database, sort, { form, filter, after, limit: limit + 1 });
      const isAll = !after && rows.length <= limit;
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        rows: await withOwners(
          database,
          page.map((row) => ({ ...row, due_at: dueTime(form, row) })),
        ),
        nextCursor: last && rows.length > limit ? writeCursor(positionOf(form, sort, last)) : null,
        total: isAll ? rows.length : await counts.total(form, filter),
      };
    })
    .on('GET /submissions/:table/statuses', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const ids = (context.req.query('ids') ?? '').split(',').slice(0, mostStatuses);
      return withOwners(database, await readStatuses(database, form, ids));
    })
    .on('POST /submissions/:table/status', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const body = changesSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { changes } = body.data;
      const actor = context.get('staff').user.email;
      // Asked for before the change begins: on SQLite nobody else can read during it.
      const whoHears = await desk.whoHears.current();
      const changed = await changeStatus({ database, whoHears, actor }, form, body.data);
      counts.forget();
      if ('before' in changed) return changed;
      const now = changed.conflicts;
      const message = conflictSentence(now, changes.length);
      const isGone = now.length === changes.length && now.every(({ status }) => status === null);
      return context.json({ error: { message, field: null, issues: [] }, now }, isGone ? 404 : 409);
    })
    .on('GET /submissions/:table/:id', async (context) => {
      const form = formForTable(context.req.param('table'));
      const detail = form && (await readDetail(database, form, context.req.param('id')));
      return detail ?? refuse(context, 404, 'There is no such submission.');
    })
    .on('POST /submissions/:table/:id/notes', async (context) => {
      const form = formForTable(context.req.param('table'));
      if (!form) return noSuchTable(context);
      const body = noteSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { text, key = null } = body.data;
      const { email } = context.get('staff').user;
      const id = context.req.param('id');
      const added = await addNote(database, form, id, { author: email, text, key });
      if (!added) return refuse(context, 404, 'There is no such submission.');
      const { note, isNew } = added;
      if (note.text !== text) return refuse(context, 409, 'Another note was saved under this key.');
      if (isNew) {
        await record(database, email, 'wrote a note', { table: form.table, id });
        context.status(201);
      }
      return note;
    })
    .on('GET /quarantine', () => readQuarantine(database)).router;
}
