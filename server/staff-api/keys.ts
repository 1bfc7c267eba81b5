import * as z from 'zod';
import { keyScopes } from '#app/inbox/setup/answers.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { makeKey, readKeys, revokeKey } from '#server/machine-api/keys.ts';
import { limits } from '#server/protection/limits.ts';
import type { Services } from '#server/services.ts';
import { formsSchema, nameSchema } from './fields.ts';
import { staffRoutes } from './routes.ts';

const today = () => new Date().toISOString().slice(0, 10);
const keySchema = z.object({
  name: nameSchema,
  scopes: z
    .array(z.enum(keyScopes, { error: `Scopes are: ${keyScopes.join(', ')}.` }))
    .min(1, 'Choose what it may do.'),
  tables: formsSchema,
  endsOn: z.iso
    .date('Write the last day like 2026-12-31.')
    .refine((day) => day >= today(), 'The last day is over already.')
    .nullable(),
});

/** Keys of programs that read submissions. */
export function keysApi({ database }: Pick<Services, 'database'>) {
  return staffRoutes()
    .on('GET /setup/keys', () => readKeys(database))
    .on('POST /setup/keys', async (context) => {
      const body = keySchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const made = await makeKey(database, body.data, context.get('staff').user.email);
      if (!made) return refuse(context, 409, `There are ${limits.apiKeys.most} already. Revoke one first.`);
      context.status(201);
      return made;
    })
    .on('POST /setup/keys/:id/revoke', async (context) => {
      const { email } = context.get('staff').user;
      const revoked = await revokeKey(database, context.req.param('id'), email);
      return revoked ? { revoked: true } : refuse(context, 404, 'There is no such key any more.');
    }).router;
}
