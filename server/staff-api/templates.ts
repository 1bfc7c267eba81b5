import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { record } from '#server/accounts/audit.ts';
import { addTemplate, mostTemplates, readTemplates, removeTemplate } from '#server/conversation/templates.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const templateSchema = z.object({
  name: z
    .string({ error: 'Give it a name.' })
    .trim()
    .min(1, 'Give it a name.')
    .max(100, 'A name has at most 100 characters.'),
  table: z
    .string()
    .nullable()
    .refine((table) => table === null || formForTable(table) !== undefined, 'There is no such form.'),
  text: z
    .string({ error: 'It has no words yet.' })
    .trim()
    .min(1, 'It has no words yet.')
    .max(10_000, 'A template has at most 10000 characters.'),
});
const removalSchema = z.object({ id: z.string({ error: 'Name a template.' }) });

/** Words that staff answer with again and again. */
export function templatesApi({ database }: Pick<Services, 'database'>) {
  return staffRoutes()
    .on('GET /templates', () => readTemplates(database))
    .on('POST /templates', async (context) => {
      const body = templateSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { email } = context.get('staff').user;
      const made = await addTemplate(database, body.data, email);
      if (!made) return refuse(context, 409, `There are ${mostTemplates} already. Remove one first.`);
      await record(database, email, 'made a template', { name: made.name });
      context.status(201);
      return made;
    })
    .on('POST /templates/remove', async (context) => {
      const body = removalSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const gone = await removeTemplate(database, body.data.id);
      if (!gone) return refuse(context, 404, 'There is no such template.');
      await record(database, context.get('staff').user.email, 'removed a template', { name: gone.name });
      return gone;
    }).router;
}
