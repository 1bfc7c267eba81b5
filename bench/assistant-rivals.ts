import Fuse from 'fuse.js';
import MiniSearch from 'minisearch';
import { catalogue } from '../app/assistant/catalogue.ts';
import { indexOf } from '../app/assistant/engine/index-catalogue.ts';
import { spellingOf } from '../app/assistant/engine/spelling.ts';
import { anyNumber, meaningOf } from '../app/assistant/engine/vocabulary.ts';

/** The best page for a question; the higher the score, the surer. */
export type Find = (question: string) => { url: string; score: number } | null;
export type Way = { description: string; find: Find };

type Read = (text: string) => string[];
type Doc = { id: number; url: string; text: string };

const { vocabulary, patterns } = indexOf(catalogue);

/** What a question is read as: its bare words, or with our synonyms, plurals and stop words. */
const readings: Record<string, Read> = {
  'bare words': (text) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  'our synonyms': (text) =>
    (text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [])
      .map(meaningIn)
      .filter((word) => !vocabulary.fillers.has(word)),
};

function meaningIn(typed: string): string {
  const spelling = spellingOf(typed);
  return meaningOf(spelling, vocabulary.meanings) ?? (/^\d+$/.test(spelling) ? anyNumber : spelling);
}

const phrases: Doc[] = [
  ...patterns.filter(({ use }) => use !== 'idiom').map(({ url, words }) => ({ url, text: words.join(' ') })),
  { url: '/qr', text: 'qr' },
].map((doc, id) => ({ id, ...doc }));

const pages: Doc[] = [...Map.groupBy(phrases, ({ url }) => url)].map(([url, docs], id) => ({
  id,
  url,
  text: docs.map(({ text }) => text).join(' '),
}));

const shapes = { 'a document a phrase': phrases, 'a document a page': pages };

export function waysOfFuse(): Way[] {
  return every(shapes, readings).flatMap(([shape, docs, reading, read]) =>
    [0.2, 0.4].flatMap((threshold) => {
      const options = { keys: ['text'], includeScore: true, ignoreLocation: true, threshold };
      const tokens = { ...options, useTokenSearch: true, tokenMatch: 'any' as const, tokenize: words };
      const described = `${shape}, ${reading}, threshold ${threshold}`;
      return [
        { description: `${described}, whole text`, find: fuseFind(new Fuse(docs, options), read) },
        { description: `${described}, token search`, find: fuseFind(new Fuse(docs, tokens), read) },
      ];
    }),
  );
}

const words = (text: string): string[] => text.split(' ');

function fuseFind(fuse: Fuse<Doc>, read: Read): Find {
  return (question) => {
    const [best] = fuse.search(read(question).join(' '), { limit: 1 });
    return best ? { url: best.item.url, score: 1 - (best.score ?? 1) } : null;
  };
}

export function waysOfMiniSearch(): Way[] {
  return every(shapes, readings).flatMap(([shape, docs, reading, read]) => {
    const search = new MiniSearch<Doc>({ fields: ['text'], storeFields: ['url'], tokenize: words });
    search.addAll(docs);
    return [0, 0.2, 0.34].flatMap((fuzzy) =>
      [false, true].map((summed) => ({
        description: `${shape}, ${reading}, fuzzy ${fuzzy}${summed ? ', scores summed a page' : ''}`,
        find: miniFind(search, read, fuzzy, summed),
      })),
    );
  });
}

function miniFind(search: MiniSearch<Doc>, read: Read, fuzzy: number, summed: boolean): Find {
  return (question) => {
    const results = search.search(read(question).join(' '), { fuzzy });
    const scores = new Map<string, number>();
    for (const { url, score } of summed ? results : results.slice(0, 1))
      scores.set(url, (scores.get(url) ?? 0) + score);
    const [best] = [...scores].sort(([, a], [, b]) => b - a);
    return best ? { url: best[0], score: best[1] } : null;
  };
}

function every<A, B>(first: Record<string, A>, second: Record<string, B>): [string, A, string, B][] {
  return Object.entries(first).flatMap(([a, one]) =>
    Object.entries(second).map(([b, other]): [string, A, string, B] => [a, one, b, other]),
  );
}
