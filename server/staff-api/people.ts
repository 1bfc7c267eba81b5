import type { Context } from 'hono';
import * as z from 'zod';
import { formForTable, forms } from '#app/forms/definitions/registry.ts';
import { record } from '#server/accounts/audit.ts';
import type { StaffEnv } from '#server/accounts/guards.ts';
import { firstIssue, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { removeOldSubmissions } from '#server/privacy/old-submissions.ts';
import { erasePerson, factsOf, hashOfPerson, readPerson } from '#server/privacy/person.ts';
import { letGo, readWaiting } from '#server/privacy/retention-brake.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const address = z
  .string({ error: 'Name an email address.' })
  .trim()
  .toLowerCase()
  .min(1, 'Name an email address.')
  .pipe(z.email('Name a whole email address, like ana@example.org.'));
const personSchema = z.object({ email: address });
const eraseSchema = z
  .object({ email: address, typed: address })
  .refine(({ email, typed }) => email === typed, 'What was typed is not the address.');

const removalSchema = z.object({ table: z.string(), before: z.string() });

/** What is kept about a person: shown, handed out, erased. Addresses come in the body, so no log has them. */
export function privacyApi({
  database,
  config,
  log,
  leaving,
}: Pick<Services, 'database' | 'config' | 'log' | 'leaving'>) {
  const tell = async (
    context: Context<StaffEnv>,
    action: 'exported a person' | 'erased a person',
    email: string,
    counts: object,
  ) =>
    record(database, context.get('staff').user.email, action, {
      person: await hashOfPerson(database, email),
      ...counts,
    });

  const { router } = staffRoutes()
    .on('GET /retention', () =>
      forms.map(({ table, title }) => ({ title, days: config.retention.get(table) ?? null })),
    )
    .on('GET /retention/waiting', () => readWaiting(database))
    .on('POST /retention/confirm', async (context) => {
      const body = removalSchema.safeParse(await readJson(context));
      const form = body.success && formForTable(body.data.table);
      if (!form) return refuse(context, 400, 'Name a table, and the moment that was shown with it.');
      const { before } = body.data;
      const confirmed = await letGo(database, form.table, before);
      if (!confirmed) return refuse(context, 409, 'That is no longer so. Please look again.');
      const { email } = context.get('staff').user;
      await record(database, email, 'confirmed a removal', { table: form.table, before, ...confirmed });
      // As many as there are: nobody waits for the last of them.
      removeOldSubmissions(database, form.table, before, leaving.signal)
        .then((rows) => record(database, email, 'removed what was too old', { [form.table]: rows }))
        .catch((error: unknown) => log.error({ err: error }, 'a confirmed removal did not finish'));
      context.status(202);
      return { table: form.table, ...confirmed };
    })
    .on('POST /people/look', async (context) => {
      const body = personSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      return factsOf(await readPerson(database, body.data.email));
    })
    .on('POST /people/erase', async (context) => {
      const body = eraseSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const erased = await erasePerson(database, body.data.email);
      await tell(context, 'erased a person', body.data.email, erased);
      return { erased };
    });

  // A file, not an answer to a page.
  return router.post('/people/export', async (context) => {
    const body = personSchema.safeParse(await readJson(context));
    if (!body.success) return refuse(context, 400, firstIssue(body.error));
    const { email } = body.data;
    const found = (await readPerson(database, email)).filter(({ rows }) => rows.length > 0);
    const counts = Object.fromEntries(found.map(({ name, rows }) => [name, rows.length]));
    await tell(context, 'exported a person', email, counts);
    const at = new Date().toISOString();
    const everything = Object.fromEntries(found.map(({ name, rows }) => [name, rows]));
    const file = JSON.stringify({ email, at, ...everything }, null, 2);
    return context.body(file, 200, {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="person_${at.replaceAll(':', '-')}.json"`,
    });
  });
}
