import { Hono } from 'hono';
import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import type { FormDefinition } from '#app/forms/engine/define-form.ts';
import type { Submission } from '#app/inbox/answers.ts';
import type { Config } from '#server/config/config.ts';
import type { Database } from '#server/database/connection.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { limitSchema } from '#server/inbox/list.ts';
import { readCursor, startOf, writeCursor } from './cursor.ts';
import { type KeyEnv, keysOnly } from './key-guard.ts';
import { describeApi } from './openapi/describe.ts';
import { readSince } from './read-since.ts';

const querySchema = z.object({
  since: z.string().optional(),
  limit: limitSchema,
  spam: z
    .enum(['true', 'false'], { error: 'spam must be true or false.' })
    .default('false')
    .transform((word) => word === 'true'),
});

/** For whoever writes such a program. */
export function apiDescription({ publicOrigin }: Pick<Config, 'publicOrigin'>): Hono<AppEnv> {
  const description = JSON.stringify(describeApi(publicOrigin));
  return new Hono<AppEnv>().get('/openapi.json', (context) =>
    context.body(description, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );
}

/** What other programs read, each with a key of its own. */
export function machineApi({ database }: { database: Database }): Hono<KeyEnv> {
  return new Hono<KeyEnv>()
    .use(keysOnly(database))
    .get('/submissions/:table', async (context) => {
      const { scopes, tables } = context.get('key');
      if (!scopes.includes('submissions:read'))
        return refuse(context, 403, 'This API key reads no submissions.');
      const form = formForTable(context.req.param('table'));
      if (!form) return refuse(context, 404, 'There is no such form.');
      if (tables && !tables.includes(form.table))
        return refuse(context, 403, 'This API key is not for that form.');
      const query = querySchema.safeParse(context.req.query());
      if (!query.success) return refuse(context, 400, firstIssue(query.error));
      const { since, limit, spam } = query.data;
      if (spam && !scopes.includes('spam:read')) return refuse(context, 403, 'This API key reads no spam.');
      const cursor = since ? readCursor(since) : startOf(spam);
      if (cursor?.withSpam !== spam) return refuse(context, 400, 'since is not a cursor of this list.');
      const { rows, next, more } = await readSince(database, form, { cursor, limit });
      return context.json({ rows: rows.map((row) => shown(form, row)), next: writeCursor(next), more });
    })
    .all('/*', (context) => refuse(context, 404, 'There is nothing at this address.'));
}

const shownAlways = ['id', 'created_at', 'reference', 'status'] as const;

/** The form's fields under the names that webhooks and exports use, too. */
function shown({ fields }: FormDefinition, row: Submission): Record<string, unknown> {
  const names = [...shownAlways, ...Object.values(fields).map(({ column }) => column)];
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
