import { randomUUID } from 'node:crypto';
import type { Changes } from '#app/editable/texts.ts';
import type { Connection, Database } from '#server/database/connection.ts';
import { latestVersion } from './versions.ts';

export type DraftRow = {
  path: string;
  words: string;
  instead: string;
  stamp: string;
  at: string;
  author: string;
};

export function readDrafts({ db }: Pick<Connection, 'db'>): Promise<DraftRow[]> {
  return db.selectFrom('content_drafts').selectAll().orderBy('path').execute();
}

/** Published changes with the drafts over them. A draft that says what the content says takes a change back. */
export function withDrafts(changes: Changes, drafts: DraftRow[]): Changes {
  const all = { ...changes };
  for (const { path, words, instead } of drafts) {
    if (words === instead) delete all[path];
    else all[path] = { words, instead };
  }
  return all;
}

type Sent = {
  path: string;
  words: string;
  /** What the content says. */
  instead: string;
  /** What its author saw there before. */
  was: string;
  author: string;
};

export type SaveOutcome = 'saved' | { words: string; author: string | null };

/** Keeps a change, unless somebody else has changed the same text since its author saw it. */
export function saveDraft(database: Database, { was, ...sent }: Sent): Promise<SaveOutcome> {
  return database.db.transaction().execute(async (db) => {
    const now = await db
      .selectFrom('content_drafts')
      .select(['words', 'author', 'stamp'])
      .where('path', '=', sent.path)
      .executeTakeFirst();
    const { changes } = await latestVersion({ db });
    const published = changes[sent.path]?.words ?? sent.instead;
    const words = now?.words ?? published;
    if (words !== was) return { words, author: now?.author ?? null };
    // What is published already is no draft.
    if (sent.words === published) {
      await db.deleteFrom('content_drafts').where('path', '=', sent.path).execute();
      return 'saved';
    }
    const row = { ...sent, stamp: randomUUID(), at: new Date().toISOString() };
    const stored = now
      ? (await db.updateTable('content_drafts').set(row).where('stamp', '=', now.stamp).executeTakeFirst())
          .numUpdatedRows
      : (
          await db
            .insertInto('content_drafts')
            .values(row)
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
        ).numInsertedOrUpdatedRows;
    if (stored) return 'saved';
    // On PostgreSQL two may come at the same moment: the second one looks again.
    const first = await db
      .selectFrom('content_drafts')
      .select(['words', 'author'])
      .where('path', '=', sent.path)
      .executeTakeFirst();
    return first ?? { words, author: null };
  });
}

export async function dropDraft({ db }: Database, path: string): Promise<void> {
  await db.deleteFrom('content_drafts').where('path', '=', path).execute();
}
