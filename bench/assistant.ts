import MiniSearch from 'minisearch';
import { catalog } from '../app/assistant/catalog.ts';
import { indexOf } from '../app/assistant/engine/index-catalog.ts';
import { routeQuery } from '../app/assistant/engine/route-query.ts';
import { spellingOf } from '../app/assistant/engine/spelling.ts';
import { anyNumber, meaningOf } from '../app/assistant/engine/vocabulary.ts';
import { type GoldenQuestion, goldenSet } from '../tests/assistant/golden/golden-set.ts';
import type { Section } from './report.ts';

const rounds = 3;
/** A phone's processor is taken to be four times slower than the one that measures. */
const phoneIsSlower = 4;

type Answer = { url: string; isFallback: boolean };
type Answers = { right: number; p99: number };

/** Right answers and time per question, beside MiniSearch over the same phrases with our synonyms. */
export async function benchAssistant(): Promise<Section> {
  const ours = measure('ours', (question) => {
    const { url, step } = routeQuery(question, catalog);
    return { url, isFallback: step === 'fallback' };
  });
  const theirs = measure('MiniSearch', miniSearch());
  const onPhone = (ms: number) => phoneIsSlower * ms;
  return {
    title: `Assistant, ${goldenSet.length.toLocaleString('en-US')} questions`,
    figures: [
      {
        name: 'right answers',
        unit: '%',
        ours: ours.right,
        beside: { name: 'MiniSearch', value: theirs.right },
        goal: { atLeast: 1 },
      },
      {
        name: `p99 of an answer, times ${phoneIsSlower} as on a phone`,
        unit: 'ms',
        ours: onPhone(ours.p99),
        beside: { name: 'MiniSearch', value: onPhone(theirs.p99) },
        goal: { most: 2 },
      },
    ],
  };
}

/** A question's time is the best of its rounds: what other programs take of the processor is not counted. */
function measure(name: string, answer: (question: string) => Answer): Answers {
  const right = goldenSet.filter((golden) => isRight(golden, answer(golden.question))).length;
  const times = goldenSet.map(() => Number.POSITIVE_INFINITY);
  for (let round = 1; round <= rounds; round++) {
    console.log(`  ${name}, round ${round} of ${rounds}`);
    for (const [index, { question }] of goldenSet.entries()) {
      const started = performance.now();
      answer(question);
      times[index] = Math.min(times[index] ?? 0, performance.now() - started);
    }
  }
  times.sort((a, b) => a - b);
  return {
    right: (100 * right) / goldenSet.length,
    p99: times[Math.floor(times.length * 0.99)] ?? Number.NaN,
  };
}

function isRight(golden: GoldenQuestion, { url, isFallback }: Answer): boolean {
  return url === golden.url && isFallback === golden.fallback;
}

const { vocabulary, patterns } = indexOf(catalog);

/** MiniSearch as it did best: a document per phrase, our synonyms, the scores of a page summed up. */
function miniSearch(): (question: string) => Answer {
  const words = (text: string) => text.split(' ');
  const search = new MiniSearch<{ id: number; url: string; text: string }>({
    fields: ['text'],
    storeFields: ['url'],
    tokenize: words,
  });
  const phrases = patterns.filter(({ use }) => use !== 'idiom');
  search.addAll(phrases.map(({ url, words: text }, id) => ({ id, url, text: text.join(' ') })));
  search.add({ id: phrases.length, url: '/qr', text: 'qr' });
  return (question) => {
    const scores = new Map<string, number>();
    for (const { url, score } of search.search(readWithSynonyms(question), { fuzzy }))
      scores.set(url, (scores.get(url) ?? 0) + score);
    const [best] = [...scores].sort(([, a], [, b]) => b - a);
    return best && best[1] >= leastScore
      ? { url: best[0], isFallback: false }
      : { url: catalog.pages.contact.url, isFallback: true };
  };
}

const fuzzy = 0.2;
const leastScore = 8.4;

function readWithSynonyms(text: string): string {
  return (text.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? [])
    .map((typed) => {
      const spelling = spellingOf(typed);
      return meaningOf(spelling, vocabulary.meanings) ?? (/^\d+$/.test(spelling) ? anyNumber : spelling);
    })
    .filter((word) => !vocabulary.fillers.has(word))
    .join(' ');
}
