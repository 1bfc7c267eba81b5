import type { Database } from '#server/database/connection.ts';

type Db = Pick<Database, 'db'>;

/** The last mail that was looked at; 0 in a mailbox that is new, or was made anew and counts from the start. */
export async function readPlace({ db }: Db, mailbox: string, validity: string): Promise<number> {
  const place = await db
    .selectFrom('mailbox_places')
    .select('uid')
    .where('mailbox', '=', mailbox)
    .where('validity', '=', validity)
    .executeTakeFirst();
  return place?.uid ?? 0;
}

export async function writePlace(
  { db }: Db,
  mailbox: string,
  place: { validity: string; uid: number },
): Promise<void> {
  await db
    .insertInto('mailbox_places')
    .values({ mailbox, ...place })
    .onConflict((conflict) => conflict.column('mailbox').doUpdateSet(place))
    .execute();
}
