import { formForTable } from '#app/forms/definitions/registry.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { listAll, listAllSchema } from '#server/inbox/all-forms/list-all.ts';
import { withOwners } from '#server/inbox/owners/read-owners.ts';
import { readPerson } from '#server/inbox/person.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

/** What came in through whichever form: one list of everything, and everything from one person. */
export function allFormsApi({ database }: Pick<Services, 'database'>) {
  return staffRoutes()
    .on('GET /submissions', async (context) => {
      const query = listAllSchema.safeParse(context.req.query());
      if (!query.success) return refuse(context, 400, firstIssue(query.error));
      const page = await listAll(database, { ...query.data, me: context.get('staff').user.id });
      return { ...page, rows: await withOwners(database, page.rows) };
    })
    .on('GET /people/:table/:id', async (context) => {
      const form = formForTable(context.req.param('table'));
      const person = form && (await readPerson(database, form, context.req.param('id')));
      return person ?? refuse(context, 404, 'There is no such submission.');
    }).router;
}
