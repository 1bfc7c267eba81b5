import * as z from 'zod';
import { formForTable } from '#app/forms/definitions/registry.ts';
import { firstIssue, noSuchTable, refuse } from '#server/http/answers.ts';
import { readJson } from '#server/http/read-json.ts';
import { addressesSchema, chooseRecipients, readRecipients } from '#server/notifications/setup/recipients.ts';
import { countTest, sendTestMails } from '#server/notifications/setup/try-out.ts';
import type { Services } from '#server/services.ts';
import { staffRoutes } from './routes.ts';

const choiceSchema = z.object({
  table: z.string(),
  addresses: addressesSchema.nullable(),
});
const formSchema = z.object({ table: z.string() });

/** Who is mailed about the submissions to each form. */
export function recipientsApi({
  database,
  config,
  whoHears,
}: Pick<Services, 'database' | 'config' | 'whoHears'>) {
  const { mail } = config;
  const recipients = async () => ({
    mailIsOn: mail !== null,
    usual: [...(mail?.notify ?? [])],
    forms: await readRecipients(database),
  });

  return staffRoutes()
    .on('GET /setup/recipients', recipients)
    .on('POST /setup/recipients', async (context) => {
      const body = choiceSchema.safeParse(await readJson(context));
      if (!body.success) return refuse(context, 400, firstIssue(body.error));
      const form = formForTable(body.data.table);
      if (!form) return noSuchTable(context);
      await chooseRecipients(database, form.table, body.data.addresses, context.get('staff').user.email);
      await whoHears.read();
      return recipients();
    })
    .on('POST /setup/recipients/test', async (context) => {
      const body = formSchema.safeParse(await readJson(context));
      const form = body.success && formForTable(body.data.table);
      if (!form) return noSuchTable(context);
      if (!mail) return refuse(context, 409, 'Mail is off until SMTP_URL names a mail server.');
      const { recipientsOf } = await whoHears.read();
      const addresses = recipientsOf(form.table);
      if (addresses.length === 0) return refuse(context, 409, 'Nobody is told of this form.');
      const tooMany = await countTest(database);
      if (tooMany) return refuse(context, 429, tooMany);
      return sendTestMails(mail, form, addresses);
    }).router;
}
