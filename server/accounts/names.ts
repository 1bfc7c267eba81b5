import * as z from 'zod';
import type { Database } from '#server/database/connection.ts';

const invalid = 'Name contains invalid characters';

/** Signs that turn the direction of writing would let a name look like another in a mail's head. */
export const accountName = z
  .string(invalid)
  .trim()
  .max(100, 'Name must be less than 100 characters')
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, invalid);

/** As colleagues and visitors read it. */
export const givenName = accountName.min(1, 'Name is required');

/** Who has given no name goes by the address. */
export async function namesOf(
  { db }: Pick<Database, 'db'>,
  addresses: (string | null)[],
): Promise<(address: string) => string> {
  const asked = [...new Set(addresses)].filter((address) => address !== null);
  const users =
    asked.length === 0
      ? []
      : await db.selectFrom('user').select(['email', 'name']).where('email', 'in', asked).execute();
  const names = new Map(users.map(({ email, name }) => [email, name]));
  return (address) => names.get(address) || address;
}
