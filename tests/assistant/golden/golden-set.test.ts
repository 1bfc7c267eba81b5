import { expect, test } from 'vitest';
import { catalog } from '#app/assistant/catalog.ts';
import { routeQuery } from '#app/assistant/engine/route-query.ts';
import { type GoldenQuestion, goldenSet } from './golden-set.ts';

const leastAccuracy = 0.995;
const nowhere = ['nonsense', 'greeting', 'off topic', 'everyday nonsense'];

const answered = goldenSet.map((golden) => ({ golden, answer: routeQuery(golden.question, catalog) }));
const wrong = answered.filter(({ golden, answer }) => !isRight(golden, answer));

function isRight(golden: GoldenQuestion, { url, step }: ReturnType<typeof routeQuery>): boolean {
  return url === golden.url && (step === 'fallback') === golden.fallback;
}

test('accuracy by class', () => {
  const byKind = Map.groupBy(answered, ({ golden }) => golden.kind);
  for (const [kind, questions] of byKind) {
    const right = questions.filter(({ golden, answer }) => isRight(golden, answer)).length;
    console.log(`${kind.padEnd(34)} ${right}/${questions.length}`);
  }
  for (const { golden, answer } of wrong)
    console.log(`wrong: “${golden.question}” → ${answer.url}, not ${golden.url}`);
  const accuracy = 1 - wrong.length / answered.length;
  console.log(`all ${answered.length}: ${(100 * accuracy).toFixed(2)} %`);
  expect(accuracy).toBeGreaterThanOrEqual(leastAccuracy);
});

test('what names no topic always falls back', () => {
  expect(wrong.filter(({ golden }) => nowhere.includes(golden.kind))).toEqual([]);
});

test('every other answer names what it matched, in the words of the question', () => {
  for (const { golden, answer } of answered) {
    if (answer.step === 'fallback') continue;
    expect(answer.matched.length, golden.question).toBeGreaterThan(0);
    for (const quote of answer.matched) expect(golden.question).toContain(quote);
  }
});

test('the set covers every page, shortcut and way of writing, without a question twice', () => {
  expect(goldenSet.length).toBeGreaterThanOrEqual(300);
  const urls = new Set(goldenSet.map(({ url }) => url));
  for (const { url, special_rules = [] } of Object.values(catalog.pages)) {
    for (const wanted of [url, ...special_rules.map((rule) => rule.url)]) expect(urls).toContain(wanted);
  }
  for (const { url } of catalog.shortcuts) expect(urls).toContain(url);
  const asked = goldenSet.map(({ question }) => question);
  expect(asked.filter((question, i) => asked.indexOf(question) !== i)).toEqual([]);
});
