import type { Db, Place } from './place.ts';

/** Forms whose notices go to the person. Who else gets them is not told. */
export const recipients: Place = {
  name: 'Recipients of notices',
  read: async ({ db }, email) => (await listsNaming(db, email)).map(({ form }) => ({ form })),
  erase: async (db, email) => {
    const lists = await listsNaming(db, email);
    for (const { form, others } of lists) {
      if (others.length > 0)
        await db
          .updateTable('notice_recipients')
          .set({ addresses: JSON.stringify(others) })
          .where('table_name', '=', form)
          .execute();
      // A form that would tell nobody any more tells the usual ones again.
      else await db.deleteFrom('notice_recipients').where('table_name', '=', form).execute();
    }
    return lists.length;
  },
};

async function listsNaming(db: Db, email: string): Promise<{ form: string; others: string[] }[]> {
  const rows = await db.selectFrom('notice_recipients').select(['table_name', 'addresses']).execute();
  return rows.flatMap(({ table_name: form, addresses }) => {
    const list: string[] = JSON.parse(addresses);
    const others = list.filter((address) => address.toLowerCase() !== email);
    return others.length < list.length ? [{ form, others }] : [];
  });
}
