import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/connection.ts';

const oneDay = 24 * 60 * 60 * 1000;

let latest = { number: Number.NaN, name: '' };

/** The day (UTC) of a moment, like 2026-01-31. It is mostly asked for today's, which is spelled once. */
export function dayAt(moment: number): string {
  const number = Math.floor(moment / oneDay);
  if (number !== latest.number)
    latest = { number, name: new Date(number * oneDay).toISOString().slice(0, 10) };
  return latest.name;
}

/**
 * One random salt per day, the same for all processes on a database, which is how they tell a visitor from another
 * without keeping who it is. Tomorrow's is fetched today: at midnight nobody waits for the database.
 */
export function openSalts({ db }: Pick<Database, 'db'>) {
  const salts = new Map<string, string>();

  async function fetchSalt(day: string): Promise<void> {
    const mine = { day, salt: randomBytes(32).toString('base64url') };
    await db
      .insertInto('visit_salts')
      .values(mine)
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute();
    const { salt } = await db
      .selectFrom('visit_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow();
    salts.set(day, salt);
  }

  return {
    /** Where the database has been away since yesterday, a salt that nobody shares has to do. */
    saltOf(day: string): string {
      const salt = salts.get(day) ?? randomBytes(32).toString('base64url');
      salts.set(day, salt);
      return salt;
    },
    async prepare(now: number): Promise<void> {
      const days = [dayAt(now), dayAt(now + oneDay)];
      for (const day of days) if (!salts.has(day)) await fetchSalt(day);
      for (const day of salts.keys()) if (!days.includes(day)) salts.delete(day);
    },
  };
}
