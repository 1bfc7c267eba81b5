import { catalogue } from '../app/assistant/catalogue.ts';
import { routeQuery } from '../app/assistant/engine/route-query.ts';
import { type GoldenQuestion, goldenSet } from '../tests/assistant/golden/golden-set.ts';
import type { Find, Way } from './assistant-rivals.ts';
import { atLeast, print, type Section, told, within } from './report.ts';

const fallback = catalogue.pages.contact.url;
/** The rivals' ways are tried on a part of the questions; the best one then answers all. */
const sampleEvery = 5;
const rounds = 3;
/** A phone's processor is about a quarter as fast as the one that measures. */
const phoneIsSlower = 4;
const mostMsOnPhone = 2;

type Answer = { url: string; fallback: boolean };
type Result = { name: string; answers: Answer[]; median: number; late: number; note: string };

/** Ours beside fuse.js and minisearch: the same catalogue, the same golden set, each rival at its best. */
export async function benchAssistant(): Promise<Section> {
  const { waysOfFuse, waysOfMiniSearch } = await import('./assistant-rivals.ts');
  const ours = measure('ours', (question) => {
    const { url, step } = routeQuery(question, catalogue);
    return { url, fallback: step === 'fallback' };
  });
  const rivals = [atBest('fuse.js', waysOfFuse()), atBest('minisearch', waysOfMiniSearch())];
  return {
    title: `Assistant, ${goldenSet.length.toLocaleString('en-US')} questions`,
    figures: [
      ...rivals.map((rival) =>
        atLeast(
          { name: 'right answers', unit: '%', ours: share(ours, goldenSet) },
          { name: rival.name, value: share(rival, goldenSet) },
          1,
        ),
      ),
      within(
        {
          name: 'a question, 99th percentile, on a phone',
          unit: 'ms',
          ours: phoneIsSlower * ours.late,
        },
        mostMsOnPhone,
      ),
      ...rivals.map((rival) =>
        told(
          { name: 'a question, 99th percentile', unit: 'ms', ours: ours.late },
          { name: rival.name, value: rival.late },
        ),
      ),
      ...rivals.map((rival) =>
        told(
          { name: 'a question, median', unit: 'ms', ours: ours.median },
          { name: rival.name, value: rival.median },
        ),
      ),
    ],
    notes: [...rivals.map(({ note }) => note), ...tableByKind([ours, ...rivals])],
  };
}

/** Tries every way and every score below which it falls back, and measures the best of them. */
function atBest(name: string, ways: Way[]): Result {
  const sample = goldenSet.filter((_, index) => index % sampleEvery === 0);
  const tried = ways.map((way) => ({ way, ...bestCut(way.find, sample) }));
  const best = tried.reduce((a, b) => (b.right > a.right ? b : a));
  const result = measure(name, (question) => asAnswer(best.way.find(question), best.cut));
  const note = `${name} at its best of ${ways.length} ways: ${best.way.description}; falls back below a score of ${best.cut.toFixed(2)}.`;
  return { ...result, note };
}

function bestCut(find: Find, sample: GoldenQuestion[]): { cut: number; right: number } {
  const found = sample.map((golden) => ({ golden, answer: find(golden.question) }));
  const cuts = [...new Set(found.map(({ answer }) => answer?.score ?? 0))].sort((a, b) => a - b);
  const few = cuts.filter((_, index) => index % Math.ceil(cuts.length / 100) === 0);
  return few
    .map((cut) => ({
      cut,
      right: found.filter(({ golden, answer }) => isRight(golden, asAnswer(answer, cut))).length,
    }))
    .reduce((a, b) => (b.right > a.right ? b : a), { cut: 0, right: 0 });
}

function asAnswer(found: ReturnType<Find>, cut: number): Answer {
  return found && found.score >= cut
    ? { url: found.url, fallback: false }
    : { url: fallback, fallback: true };
}

/** A question's time is the best of its rounds: what other programs take of the processor is not counted. */
function measure(name: string, answer: (question: string) => Answer): Result {
  const answers = goldenSet.map(({ question }) => answer(question));
  const times = goldenSet.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++)
    for (const [index, { question }] of goldenSet.entries()) {
      const started = performance.now();
      answer(question);
      times[index] = Math.min(times[index] ?? 0, performance.now() - started);
    }
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  return { name, answers, median: at(0.5), late: at(0.99), note: '' };
}

function tableByKind(results: Result[]): string[] {
  const line = (title: string, cells: (string | number)[]) =>
    title.padEnd(34) + cells.map((cell) => String(cell).padStart(12)).join('');
  const kinds = [...Map.groupBy(goldenSet, ({ kind }) => kind)];
  return [
    line('right answers in percent, by class', ['questions', ...results.map(({ name }) => name)]),
    ...kinds.map(([kind, questions]) =>
      line(kind, [questions.length, ...results.map((result) => share(result, questions).toFixed(1))]),
    ),
  ];
}

function share({ answers }: Result, questions: GoldenQuestion[]): number {
  const right = questions.filter((golden) => {
    const answer = answers[places.get(golden) ?? -1];
    return answer && isRight(golden, answer);
  });
  return (100 * right.length) / questions.length;
}

const places = new Map(goldenSet.map((golden, index) => [golden, index]));

function isRight(golden: GoldenQuestion, answer: Answer): boolean {
  return answer.url === golden.url && answer.fallback === golden.fallback;
}

if (import.meta.main) print(await benchAssistant());
