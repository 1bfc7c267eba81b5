import { createHmac } from 'node:crypto';
import type { PersonFacts } from '#app/inbox/answers.ts';
import { siteSecret } from '#server/accounts/secret.ts';
import { clearLog } from '#server/database/clear-log.ts';
import type { Database } from '#server/database/connection.ts';
import { places } from './places.ts';

type Found = { name: string; rows: Record<string, unknown>[] };

/** Everything there is about a person, by place. */
export async function readPerson(database: Database, email: string): Promise<Found[]> {
  return Promise.all(places.map(async ({ name, read }) => ({ name, rows: await read(database, email) })));
}

export function factsOf(found: Found[]): PersonFacts {
  return {
    places: found.map(({ name, rows }) => ({ name, count: rows.length })).filter(({ count }) => count > 0),
    isStaff: found.some(({ rows }) => rows.some(({ role }) => typeof role === 'string')),
  };
}

/** All of it or nothing; answers how much there was in each place. */
export async function erasePerson(database: Database, email: string): Promise<Record<string, number>> {
  const erased = await database.db.transaction().execute(async (trx) => {
    const counts: Record<string, number> = {};
    for (const { name, erase } of places) {
      const count = await erase(trx, email);
      if (count > 0) counts[name] = count;
    }
    return counts;
  });
  clearLog(database);
  return erased;
}

/** Tells whether an entry in the audit log is about an address that one knows, and nothing else. */
export async function hashOfPerson(database: Database, email: string): Promise<string> {
  const secret = await siteSecret(database, 'people');
  return createHmac('sha256', secret).update(email).digest('base64url').slice(0, 22);
}
