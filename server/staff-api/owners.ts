import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { firstIssue, noSuchTable, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { give } from '#server/inbox/owners/give.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const unclear = 'Say whose it was and whose it is to be.';
const handingSchema = z.object({
  from: z.string(unclear).nullable(),
  to: z.string(unclear).nullable(),
});

/** Taking a submission, giving it to a colleague, letting go of it. */
export function ownersApi({ database, config }: Pick<Services, 'database' | 'config'>) {
  return staffRoutes().on('POST /submissions/:table/:id/owner', async (context) => {
    const form = formForTable(context.req.param('table'));
    if (!form) return noSuchTable(context);
    const body = handingSchema.safeParse(await readJson(context));
    if (!body.success) return refuse(context, 400, firstIssue(body.error));
    const actor = context.get('staff').user;
    const id = context.req.param('id');
    const given = await give({ database, actor, mailIsOn: config.mail !== null }, form, { id, ...body.data });
    if ('owner' in given) return given;
    if ('missing' in given)
      return given.missing === 'submission'
        ? refuse(context, 404, 'There is no such submission.')
        : refuse(context, 409, 'They are not on the team any more.');
    const now = given.nowOf ? `it is with ${given.nowOf.name} now` : 'it is nobody’s now';
    return refuse(context, 409, `Somebody was faster: ${now}. Nothing was changed.`);
  }).router;
}
