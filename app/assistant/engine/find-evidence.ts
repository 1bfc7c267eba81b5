import type { CatalogIndex, Pattern } from './index-catalog.ts';
import type { Question, Word } from './read-question.ts';

const mostFillersBetween = 4;

/** A pattern of the catalog found in the question. */
export type Hit = { pattern: Pattern; words: number[]; exact: boolean };

/** Evaluates the whole catalog; nothing is decided here. */
export function findEvidence({ words }: Question, index: CatalogIndex): Hit[] {
  const hits = findHits(words, index);
  return hits.filter((hit) => !hits.some((other) => speaksFor(other, hit)));
}

function findHits(words: Word[], { patternsByWord }: CatalogIndex): Hit[] {
  const content = words.flatMap((word, position) => (word.filler ? [] : [position]));
  const hits = new Map<Pattern, Hit>();
  for (const [position, { meanings }] of words.entries()) {
    for (const pattern of meanings.flatMap((meaning) => patternsByWord.get(meaning) ?? [])) {
      const positions = hits.has(pattern) ? null : positionsOf(pattern, words, position, content);
      if (positions)
        hits.set(pattern, { pattern, words: positions, exact: isExact(positions, words, pattern) });
    }
  }
  return [...hits.values()];
}

function positionsOf(pattern: Pattern, words: Word[], start: number, content: number[]): number[] | null {
  if (pattern.order === 'as written') return findAsWritten(pattern.words, words, start);
  if (pattern.order === 'anywhere') return findInAnyOrder(pattern.words, words, content);
  const from = content.indexOf(start);
  return findInAnyOrder(pattern.words, words, content.slice(from, from + pattern.words.length));
}

function findAsWritten(wanted: string[], words: Word[], start: number): number[] | null {
  const positions: number[] = [];
  let position = start;
  for (const want of wanted) {
    const latest = position + (positions.length > 0 ? mostFillersBetween : 0);
    while (position < latest && words[position]?.filler && !means(words[position], want)) position++;
    if (!means(words[position], want)) return null;
    positions.push(position++);
  }
  return positions;
}

function findInAnyOrder(wanted: string[], words: Word[], among: number[]): number[] | null {
  const positions: number[] = [];
  for (const want of wanted) {
    const position = among.find(
      (candidate) => means(words[candidate], want) && !positions.includes(candidate),
    );
    if (position === undefined) return null;
    positions.push(position);
  }
  return positions;
}

const means = (word: Word | undefined, wanted: string): boolean => word?.meanings.includes(wanted) ?? false;

/** Spelled right, and in the catalog's order where order matters. */
function isExact(positions: number[], words: Word[], { order }: Pattern): boolean {
  const inOrder = positions.every((position, i) => i === 0 || position > (positions[i - 1] ?? 0));
  return (inOrder || order === 'anywhere') && positions.every((position) => words[position]?.exact);
}

/**
 * The longer phrase speaks for its words: “robotics course” is no question about robots, “email address” none about
 * the office. A page's own shorter phrases then do not count again; its keywords do.
 */
function speaksFor(longer: Hit, hit: Hit): boolean {
  if (longer.words.length <= hit.words.length || longer.pattern.use === 'rule') return false;
  if (!hit.words.every((word) => longer.words.includes(word))) return false;
  return hit.pattern.use === 'phrase' || longer.pattern.url !== hit.pattern.url;
}
