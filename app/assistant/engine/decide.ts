import type { Catalog, PageName } from '../catalog/types.ts';
import { breakTie } from './break-tie.ts';
import type { Hit } from './find-evidence.ts';
import type { CatalogIndex } from './index-catalog.ts';
import type { Question } from './read-question.ts';
import { type Candidate, hitsOf } from './weigh-pages.ts';

export type Step = 'alias' | 'shortcut' | 'phrase' | 'keyword' | 'tie-break';

export type Decision = { url: string; page: PageName | null; step: Step; hits: Hit[] };

/** Everything that is known about a question before a destination is chosen. */
export type Case = {
  catalog: Catalog;
  index: CatalogIndex;
  question: Question;
  hits: Hit[];
  candidates: Candidate[];
};

/** The specification's order; null when it stays unclear. */
export function decide(asked: Case): Decision | null {
  return byShortcut(asked) ?? byPhrase(asked) ?? byKeyword(asked);
}

function byShortcut({ catalog, hits }: Case): Decision | null {
  const alias = hits.find(({ pattern }) => pattern.use === 'alias');
  if (alias) return { url: alias.pattern.url, page: null, step: 'alias', hits: [alias] };

  for (const [rank, { page, url }] of catalog.shortcuts.entries()) {
    const terms = hits.filter(({ pattern }) => pattern.use === 'shortcut' && pattern.rank === rank);
    if (terms.length > 0) return { url: sectionOf(page, hits) ?? url, page, step: 'shortcut', hits: terms };
  }
  return null;
}

/** A named topic comes before a general wish: “call me about holograms” is about holograms. */
function byPhrase(asked: Case): Decision | null {
  const withPhrase = asked.candidates.filter(({ phrases }) => phrases.length > 0);
  const generality = ({ page }: Candidate) => asked.catalog.pages[page].generality ?? 0;
  const least = Math.min(...withPhrase.map(generality));
  return byMostPoints(
    asked,
    withPhrase.filter((candidate) => generality(candidate) === least),
    'phrase',
  );
}

/** Keywords alone must outnumber the words that the catalog does not know. */
function byKeyword(asked: Case): Decision | null {
  if (asked.candidates.some(({ phrases }) => phrases.length > 0)) return null;
  const unknown = asked.question.words.filter(
    ({ filler, meanings }) => !filler && meanings.length === 0,
  ).length;
  return byMostPoints(
    asked,
    asked.candidates.filter(({ keywords }) => keywords.length > unknown),
    'keyword',
  );
}

function byMostPoints(asked: Case, candidates: Candidate[], step: Step): Decision | null {
  const tied = candidates.filter(({ score }) => score === candidates[0]?.score);
  const isTie = tied.length > 1;
  const winner = isTie ? breakTie(tied, asked.question, asked.index) : tied[0];
  if (!winner) return null;
  const { page } = winner;
  return { url: urlOf(winner, asked), page, step: isTie ? 'tie-break' : step, hits: hitsOf(winner) };
}

export function urlOf({ page }: Pick<Candidate, 'page'>, { catalog, hits }: Case): string {
  return sectionOf(page, hits) ?? catalog.pages[page].url;
}

/** Special rules: some words on a page's topic lead to one of its sections. */
function sectionOf(page: PageName, hits: Hit[]): string | undefined {
  const rules = hits.filter(({ pattern }) => pattern.use === 'rule' && pattern.page === page);
  return rules.sort((a, b) => a.pattern.rank - b.pattern.rank)[0]?.pattern.url;
}
