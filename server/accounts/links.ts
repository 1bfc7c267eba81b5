import type { Database } from '#server/database/connection.ts';

/** How the auth library names what a mailed link to a new password is worth. */
export const resetLink = 'reset-password:';

/**
 * Only the newest link leads anywhere. Whoever asks runs this after theirs was stored: of several that are asked
 * for at once, the last to run sees them all.
 */
export async function endOlderLinks({ db }: Pick<Database, 'db'>, userId: string): Promise<void> {
  const links = db
    .selectFrom('verification')
    .select('id')
    .where('value', '=', userId)
    .where('identifier', 'like', `${resetLink}%`);
  const newest = links.orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(1);
  await db.deleteFrom('verification').where('id', 'in', links).where('id', 'not in', newest).execute();
}

/** A new password ends what the old one opened: links to another, trusted devices, sign-ins without their code. */
export async function endWhatPasswordOpened({ db }: Pick<Database, 'db'>, userId: string): Promise<void> {
  await db.deleteFrom('verification').where('value', '=', userId).execute();
}
