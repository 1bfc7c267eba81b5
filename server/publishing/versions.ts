import type { PublishedDocument } from '#app/editable/page-maker.ts';
import type { Edit, PublishedVersion } from '#app/editable/site-state.ts';
import type { Changes } from '#app/editable/texts.ts';
import type { Connection } from '#server/database/connection.ts';

type Db = Pick<Connection, 'db'>;

export type Version = { number: number; changes: Changes };

const nothingYet: Version = { number: 0, changes: {} };

/** What visitors see. */
export async function latestVersion({ db }: Db): Promise<Version> {
  const row = await db
    .selectFrom('content_versions')
    .select(['number', 'changes'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { number: row.number, changes: JSON.parse(row.changes) } : nothingYet;
}

/** Zero before anything was published. */
export async function latestNumber({ db }: Db): Promise<number> {
  const { newest } = await db
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('newest'))
    .executeTakeFirstOrThrow();
  return Number(newest ?? 0);
}

/** Version 0 is the site as it was built. */
export async function readVersion({ db }: Db, number: number): Promise<Version | null> {
  if (number === 0) return nothingYet;
  const row = await db
    .selectFrom('content_versions')
    .select('changes')
    .where('number', '=', number)
    .executeTakeFirst();
  return row ? { number, changes: JSON.parse(row.changes) } : null;
}

const mostShown = 50;

export async function readVersions({ db }: Db): Promise<PublishedVersion[]> {
  const rows = await db
    .selectFrom('content_versions')
    .select(['number', 'at', 'author', 'edits', 'back_to'])
    .orderBy('number', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ number, at, author, edits, back_to }) => ({
    number,
    at,
    author,
    edits: JSON.parse(edits),
    backTo: back_to,
  }));
}

export type NewVersion = Version & { author: string; edits: Edit[]; backTo: number | null };

export async function storeVersion(
  { db }: Db,
  { changes, edits, backTo, ...version }: NewVersion,
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({
      ...version,
      at: new Date().toISOString(),
      changes: JSON.stringify(changes),
      edits: JSON.stringify(edits),
      back_to: backTo,
    })
    .execute();
}

/** Only the newest version is shown, so only its pages are kept: others are made again if they come back. */
export async function storeDocuments(
  { db }: Db,
  version: number,
  build: string,
  documents: PublishedDocument[],
): Promise<void> {
  await db.deleteFrom('content_documents').where('version', '<', version).execute();
  await db.deleteFrom('content_builds').where('version', '<', version).execute();
  const made = await db
    .insertInto('content_builds')
    .values({ version, build })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Another process of the same build was first.
  if (made.numInsertedOrUpdatedRows === 0n) return;
  for (const document of documents)
    await db
      .insertInto('content_documents')
      .values({ version, build, ...document })
      .execute();
}

/** The pages of a version for a build; null when nobody has made them yet. */
export async function readDocuments(
  { db }: Db,
  version: number,
  build: string,
): Promise<PublishedDocument[] | null> {
  const made = await db
    .selectFrom('content_builds')
    .select('version')
    .where('version', '=', version)
    .where('build', '=', build)
    .executeTakeFirst();
  if (!made) return null;
  return db
    .selectFrom('content_documents')
    .select(['path', 'facts', 'html', 'br', 'gzip'])
    .where('version', '=', version)
    .where('build', '=', build)
    .execute();
}
