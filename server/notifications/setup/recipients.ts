import * as z from 'zod';
import { formForTable, forms } from '#app/forms/definitions/registry.ts';
import type { FormTable } from '#app/forms/engine/define-form.ts';
import type { FormRecipients } from '#app/inbox/setup/answers.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';

type Db = Pick<Database, 'db'>;

/** More than a list of people needs; a larger circle has an address of its own. */
const mostAddresses = 20;

/** What was typed as a list of addresses: with commas, semicolons or on lines of their own. Nothing means nobody. */
export const addressesSchema = z.string().transform((typed, context): string[] => {
  const addresses = typed.split(/[\s,;]+/).filter(Boolean);
  const wrong = addresses.find((address) => !z.email().safeParse(address).success);
  const refuse = (sentence: string) => {
    context.addIssue(sentence);
    return z.NEVER;
  };
  if (wrong)
    return refuse(`“${wrong}” is not an email address. Write them like ana@example.org, ben@example.org.`);
  const known = new Map(addresses.map((address) => [address.toLowerCase(), address]));
  if (known.size > mostAddresses) return refuse(`At most ${mostAddresses} addresses per form.`);
  return [...known.values()];
});

/** The forms that were given recipients of their own. */
export async function readChosenRecipients({ db }: Db): Promise<Map<FormTable, string[]>> {
  const rows = await db.selectFrom('notice_recipients').select(['table_name', 'addresses']).execute();
  return new Map(
    rows.flatMap(({ table_name, addresses }) => {
      const form = formForTable(table_name);
      return form ? [[form.table, JSON.parse(addresses)]] : [];
    }),
  );
}

export async function readRecipients(database: Db): Promise<FormRecipients[]> {
  const chosen = await readChosenRecipients(database);
  return forms.map(({ table, title }) => ({ table, title, addresses: chosen.get(table) ?? null }));
}

/** Null leaves it to NOTIFY_EMAIL again. */
export async function chooseRecipients(
  { db }: Db,
  table: FormTable,
  addresses: string[] | null,
  who: string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('notice_recipients').where('table_name', '=', table).execute();
    if (addresses)
      await trx
        .insertInto('notice_recipients')
        .values({
          table_name: table,
          addresses: JSON.stringify(addresses),
          changed_at: new Date().toISOString(),
          changed_by: who,
        })
        .execute();
    // How many and not who: the log is kept for good.
    await record({ db: trx }, who, 'chose who is told', { table, addresses: addresses?.length ?? 'usual' });
  });
}
