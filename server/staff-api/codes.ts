import * as z from 'zod';
import { codeFormats } from '#app/inbox/codes/answers.ts';
import { record } from '#server/accounts/audit.ts';
import { linkOrigin } from '#server/config/config.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import {
  changeCode,
  codeAddress,
  drawCode,
  findCode,
  makeCode,
  mostCodes,
  readCodes,
} from '#server/numbers/codes.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const name = z
  .string({ error: 'Give it a name.' })
  .trim()
  .min(1, 'Give it a name.')
  .max(100, 'A name has at most 100 characters.');
const newSchema = z.object({ name });
const changeSchema = z.object({ name: name.optional(), retired: z.boolean().optional() });

type Needs = Pick<Services, 'database' | 'config' | 'visits'>;

/** Printed codes: making, renaming and retiring them. */
export function codesApi({ database, config, visits }: Needs) {
  const origin = linkOrigin(config);
  const { router } = staffRoutes()
    .on('GET /codes', async () => {
      await visits.store();
      return { codes: await readCodes(database, origin), isAddressSet: config.publicOrigin !== null };
    })
    .on('POST /codes', async (context) => {
      const body = newSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { email } = context.get('staff').user;
      const slug = await makeCode(database, body.data.name, email);
      if (!slug) return refuse(context, 409, `There are ${mostCodes} codes already.`);
      await record(database, email, 'made a printed code', { slug, ...body.data });
      context.status(201);
      return { slug };
    })
    .on('POST /codes/:slug', async (context) => {
      const body = changeSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const slug = context.req.param('slug');
      const before = await changeCode(database, slug, body.data);
      if (!before) return refuse(context, 404, 'There is no such code.');
      await record(database, context.get('staff').user.email, 'changed a printed code', {
        slug,
        ...body.data,
      });
      return before;
    });
  for (const format of codeFormats)
    router.get(`/codes/:slug/code.${format}`, async (context) => {
      const slug = context.req.param('slug');
      if (!(await findCode(database, slug))) return refuse(context, 404, 'There is no such code.');
      const drawn = await drawCode(codeAddress(origin, slug), format);
      context.header('content-type', format === 'svg' ? 'image/svg+xml' : 'image/png');
      context.header('content-disposition', `inline; filename="code-${slug}.${format}"`);
      return context.body(typeof drawn === 'string' ? drawn : new Uint8Array(drawn));
    });
  return router;
}
