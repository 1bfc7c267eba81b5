import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { longestViewName, mostViews } from '#app/inbox/views/answers.ts';
import { firstIssue, noSuchTable, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { chooseColumns, readOwnViews, removeView, renameView, saveView } from '#server/inbox/views/views.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const name = z
  .string({ error: 'Give it a name.' })
  .trim()
  .min(1, 'Give it a name.')
  .max(longestViewName, `A name has at most ${longestViewName} characters.`);
const id = z.string({ error: 'Name a view.' });
const columnsSchema = z.object({
  table: z.string({ error: 'Name a table.' }),
  columns: z.array(z.string(), { error: 'Name its columns.' }).max(50, 'No form has that many columns.'),
});
const viewSchema = z.object({
  name,
  query: z.string({ error: 'A view has an address.' }).max(2000, 'That is too long for an address.'),
});
const renameSchema = z.object({ id, name });
const removeSchema = z.object({ id });
const gone = 'That view is gone already.';

/** Everyone's own columns and views: nobody else sees them. */
export function viewsApi({ database }: Pick<Services, 'database'>) {
  return staffRoutes()
    .on('GET /views', (context) => readOwnViews(database, context.get('staff').user.id))
    .on('POST /columns', async (context) => {
      const body = columnsSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const form = formForTable(body.data.table);
      if (!form) return noSuchTable(context);
      const { id: userId } = context.get('staff').user;
      return { columns: await chooseColumns(database, userId, form, body.data.columns) };
    })
    .on('POST /views', async (context) => {
      const body = viewSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const view = await saveView(database, context.get('staff').user.id, body.data);
      if (!view) return refuse(context, 409, `There are ${mostViews} already. Remove one first.`);
      context.status(201);
      return view;
    })
    .on('POST /views/rename', async (context) => {
      const body = renameSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { id, name } = body.data;
      const view = await renameView(database, context.get('staff').user.id, id, name);
      return view ?? refuse(context, 404, gone);
    })
    .on('POST /views/remove', async (context) => {
      const body = removeSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const view = await removeView(database, context.get('staff').user.id, body.data.id);
      return view ?? refuse(context, 404, gone);
    }).router;
}
