import * as z from 'zod';
import { webhookShapes } from '#app/inbox/setup/answers.ts';
import { webAddress } from '#server/config/setting-kinds.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { countTest, testWebhook } from '#server/notifications/setup/try-out.ts';
import {
  addWebhook,
  findWebhook,
  mostWebhooks,
  readWebhooks,
  removeWebhook,
  switchWebhook,
} from '#server/notifications/setup/webhooks.ts';
import type { Services } from '#server/services.ts';
import { formsSchema, nameSchema } from './fields.ts';
import { staffRoutes } from './routes.ts';

const webhookSchema = z.object({
  name: nameSchema,
  url: webAddress('Write its whole address, like https://hooks.example.org/leads.').max(
    2000,
    'An address has at most 2000 characters.',
  ),
  tables: formsSchema,
  shape: z.enum(webhookShapes, { error: `The shape is ${webhookShapes.join(' or ')}.` }),
});
const switchSchema = z.object({ on: z.boolean({ error: 'Say whether it is on.' }) });
const gone = 'There is no such webhook.';

/** Other programs that hear of submissions. */
export function webhooksApi({
  database,
  config,
  whoHears,
}: Pick<Services, 'database' | 'config' | 'whoHears'>) {
  return staffRoutes()
    .on('GET /setup/webhooks', async () => ({
      setting: config.webhook && new URL(config.webhook.url).host,
      webhooks: await readWebhooks(database),
    }))
    .on('POST /setup/webhooks', async (context) => {
      const body = webhookSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const made = await addWebhook(database, body.data, context.get('staff').user.email);
      if (!made) return refuse(context, 409, `There are ${mostWebhooks} already. Remove one first.`);
      await whoHears.read();
      context.status(201);
      return made;
    })
    .on('POST /setup/webhooks/:id/switch', async (context) => {
      const body = switchSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const { email } = context.get('staff').user;
      const isThere = await switchWebhook(database, context.req.param('id'), body.data.on, email);
      if (!isThere) return refuse(context, 404, gone);
      await whoHears.read();
      return { on: body.data.on };
    })
    .on('POST /setup/webhooks/:id/test', async (context) => {
      const webhook = await findWebhook(database, context.req.param('id'));
      if (!webhook || webhook.removed_at) return refuse(context, 404, gone);
      const tooMany = await countTest(database);
      if (tooMany) return refuse(context, 429, tooMany);
      return testWebhook({ database, config }, webhook);
    })
    .on('POST /setup/webhooks/:id/remove', async (context) => {
      const { email } = context.get('staff').user;
      const givenUp = await removeWebhook(database, context.req.param('id'), email);
      if (givenUp === null) return refuse(context, 404, gone);
      await whoHears.read();
      return { givenUp };
    }).router;
}
