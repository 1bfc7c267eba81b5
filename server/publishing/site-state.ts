import { pages } from '#app/content/pages.ts';
import { fieldOf } from '#app/editable/fields.ts';
import type { Draft, EditedText, OutdatedChange, SiteState } from '#app/editable/site-state.ts';
import { type Changes, referencesIn, shownTexts, type Texts } from '#app/editable/texts.ts';
import type { Database } from '#server/database/connection.ts';
import { type DraftRow, readDrafts, withDrafts } from './drafts.ts';
import { latestVersion, readVersions } from './versions.ts';

export async function readSite(database: Database, texts: Texts): Promise<SiteState> {
  const drafts = await readDrafts(database);
  const { changes } = await latestVersion(database);
  const shown = shownTexts(texts, withDrafts(changes, drafts));
  return {
    pages: Object.entries(pages).map(([name, { name: title, path }]) => ({ name, title, path })),
    drafts: draftsWithTexts(texts, changes, drafts),
    versions: await readVersions(database),
    standIns: Object.entries(texts).flatMap(([path, { words, standsIn }]) =>
      standsIn && (changes[path]?.words ?? words) === words
        ? [{ path, what: standsIn, text: shown.get(path) ?? '' }]
        : [],
    ),
    outdated: outdatedChanges(texts, changes),
  };
}

function draftsWithTexts(texts: Texts, changes: Changes, drafts: DraftRow[]): Draft[] {
  const before = shownTexts(texts, changes);
  const after = shownTexts(texts, withDrafts(changes, drafts));
  return drafts.map(({ path, stamp, at, author }) => ({
    path,
    stamp,
    at,
    author,
    before: before.get(path) ?? '',
    after: after.get(path) ?? '',
  }));
}

/** Changes whose text has another default in the code since: the change holds, and somebody should look at it. */
function outdatedChanges(texts: Texts, changes: Changes): OutdatedChange[] {
  return Object.entries(changes).flatMap(([path, { words, instead }]) =>
    texts[path]?.words === instead ? [] : [{ path, published: words, inCode: texts[path]?.words ?? null }],
  );
}

/** The texts at these paths, as somebody can change them now. */
export async function readEditedTexts(
  database: Database,
  texts: Texts,
  paths: readonly string[],
): Promise<EditedText[]> {
  const drafts = await readDrafts(database);
  const { changes } = await latestVersion(database);
  const now = withDrafts(changes, drafts);
  const shown = shownTexts(texts, now);
  const published = shownTexts(texts, changes);
  const numbers = new Map(Object.keys(texts).map((path, number) => [path, number]));
  return paths.flatMap((path) => {
    const text = texts[path];
    const field = text && fieldOf(path, text.words);
    const number = numbers.get(path);
    if (!text || !field || number === undefined) return [];
    const facts = referencesIn(text.words).map((other) => [other, shown.get(other) ?? '']);
    return {
      path,
      number,
      field,
      words: now[path]?.words ?? text.words,
      published: published.get(path) ?? '',
      standsIn: text.standsIn ?? null,
      isDraft: drafts.some((draft) => draft.path === path),
      facts: Object.fromEntries(facts),
    };
  });
}
