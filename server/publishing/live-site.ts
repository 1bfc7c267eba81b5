import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { layOver } from '#app/editable/content.ts';
import { changesThatFit, shownTexts, type Texts } from '#app/editable/texts.ts';
import type { Database } from '#server/database/connection.ts';
import type { PublishedPages } from '#server/pages/published-pages.ts';
import { openPageMaker, type PageMaker } from './page-maker.ts';
import { latestNumber, latestVersion, readDocuments, storeDocuments } from './versions.ts';

/** Milliseconds between looks at what other processes have published. */
const interval = 2000;

/** The site of this process: what it was built with, and what is published over it. */
export type LiveSite = {
  texts: Texts;
  /** Names the build: pages that another one made would ask for files that are not there. */
  build: string;
  maker: PageMaker;
  /** Shows what was published last, here or elsewhere. */
  follow: () => Promise<void>;
  /** Follows from now on. */
  keepFollowing: (leaving: AbortSignal) => void;
};

type Needs = { database: Database; log: Logger; pages: PublishedPages };

export function openLiveSite(checkout: string, { database, log, pages }: Needs): LiveSite {
  const texts: Texts = JSON.parse(readFileSync(resolve(checkout, 'build/texts.json'), 'utf8'));
  const build = createHash('sha256')
    .update(readFileSync(resolve(checkout, 'build/files.json')))
    .digest('hex');
  const maker = openPageMaker(checkout);
  let shown = 0;
  let before = Promise.resolve();

  async function documentsOf(version: number, changes: Parameters<PageMaker['make']>[0]) {
    const ready = await readDocuments(database, version, build);
    if (ready) return ready;
    const { documents, problems } = await maker.make(changes);
    if (problems.length > 0) log.error({ version, problems }, 'published content does not fit this build');
    await database.db.transaction().execute((db) => storeDocuments({ db }, version, build, documents));
    return documents;
  }

  async function followOnce(): Promise<void> {
    if ((await latestNumber(database)) === shown) return;
    const { number, changes: all } = await latestVersion(database);
    const changes = changesThatFit(texts, all);
    const documents = await documentsOf(number, changes);
    layOver(shownTexts(texts, changes));
    pages.replace(documents);
    shown = number;
  }

  /** One look after the other: what was published before it was asked is shown after it. */
  function follow(): Promise<void> {
    const looked = before.then(followOnce);
    before = looked.catch(() => {});
    return looked;
  }

  function keepFollowing(leaving: AbortSignal): void {
    setTimeout(async () => {
      if (leaving.aborted) return;
      await follow().catch((error: unknown) => log.warn({ err: error }, 'could not show what was published'));
      keepFollowing(leaving);
    }, interval).unref();
  }

  return { texts, build, maker, follow, keepFollowing };
}
