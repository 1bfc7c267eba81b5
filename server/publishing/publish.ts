import type { Edit, PublishOutcome } from '#app/editable/site-state.ts';
import { type Changes, changesThatFit, shownTexts, type Texts } from '#app/editable/texts.ts';
import { record } from '#server/accounts/audit.ts';
import type { Database } from '#server/database/connection.ts';
import { readDrafts, withDrafts } from './drafts.ts';
import type { LiveSite } from './live-site.ts';
import { latestVersion, readVersion, storeDocuments, storeVersion } from './versions.ts';

type Needs = { database: Database; site: LiveSite };

/** Publishes the drafts that their author has seen, all of them or none. */
export async function publish(
  { database, site }: Needs,
  author: string,
  seen: readonly string[],
): Promise<PublishOutcome> {
  const drafts = await readDrafts(database);
  const stamps = drafts.map(({ stamp }) => stamp);
  if (stamps.length === 0 || stamps.length !== seen.length || !stamps.every((stamp) => seen.includes(stamp)))
    return { moved: true };
  const before = await latestVersion(database);
  const changes = changesThatFit(site.texts, withDrafts(before.changes, drafts));
  return bring({ database, site }, { author, before, changes, stamps, backTo: null });
}

/** Publishes again what an earlier version was; null when there is none of that number. Drafts stay. */
export async function goBack(
  { database, site }: Needs,
  author: string,
  number: number,
): Promise<PublishOutcome | null> {
  const before = await latestVersion(database);
  const version = await readVersion(database, number);
  if (!version || number >= before.number) return null;
  const changes = changesThatFit(site.texts, version.changes);
  return bring({ database, site }, { author, before, changes, stamps: [], backTo: number });
}

type Step = {
  author: string;
  before: { number: number; changes: Changes };
  changes: Changes;
  /** Drafts that are published by it. */
  stamps: string[];
  backTo: number | null;
};

/** Everything of a version is stored in one commit: whoever is killed in the middle leaves the old one as it was. */
async function bring({ database, site }: Needs, step: Step): Promise<PublishOutcome> {
  const { author, before, changes, stamps, backTo } = step;
  const { documents, problems } = await site.maker.make(changes);
  if (problems.length > 0) return { problems };
  const number = before.number + 1;
  const edits = editsBetween(site.texts, before.changes, changes);
  const isFirst = await database.db
    .transaction()
    .execute(async (db) => {
      if ((await latestVersion({ db })).number !== before.number) return false;
      if (stamps.length > 0) {
        const gone = await db.deleteFrom('content_drafts').where('stamp', 'in', stamps).executeTakeFirst();
        // Somebody wrote on while the pages were made.
        if (Number(gone.numDeletedRows) !== stamps.length) throw new Moved();
      }
      await storeVersion({ db }, { number, changes, author, edits, backTo });
      await storeDocuments({ db }, number, site.build, documents);
      const detail = { version: number, texts: edits.length, ...(backTo !== null && { backTo }) };
      await record({ db }, author, backTo === null ? 'published the site' : 'went back to a version', detail);
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof Moved || isTaken(error)) return false;
      throw error;
    });
  if (!isFirst) return { moved: true };
  await site.follow();
  return { published: number };
}

class Moved extends Error {}

/** Two publish at the same moment: the number of a version is given once. */
function isTaken(error: unknown): boolean {
  return error instanceof Error && /unique|duplicate key/i.test(error.message);
}

/** What somebody changed, not all the places that show it. */
export function editsBetween(texts: Texts, before: Changes, after: Changes): Edit[] {
  const [shownBefore, shownAfter] = [shownTexts(texts, before), shownTexts(texts, after)];
  const paths = Object.keys({ ...before, ...after }).filter(
    (path) => texts[path] && before[path]?.words !== after[path]?.words,
  );
  return paths.map((path) => ({
    path,
    before: shownBefore.get(path) ?? '',
    after: shownAfter.get(path) ?? '',
  }));
}
