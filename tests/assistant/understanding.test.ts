import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { coreCatalog } from '#app/assistant/catalog/core-catalog.ts';
import { catalog } from '#app/assistant/catalog.ts';
import { routeQuery } from '#app/assistant/engine/route-query.ts';
import { knowledgeFrom } from '#app/assistant/sentence/knowledge-from.ts';
import { modelFrom } from '#scripts/training/model-from.ts';
import { sourceOf } from '#scripts/training/write-model.ts';
import { goldenSet } from './golden/golden-set.ts';
import { readQuestions } from './questions.ts';
import { byKind, intervalOf, type Scored, score, shareOf, tally } from './score.ts';

const trainingMs = 300_000;
const folds = 3;
const questions = readQuestions('questions');

test('the model in the repository is the one that the lessons make', { timeout: trainingMs }, () => {
  const kept = readFileSync(new URL('../../app/assistant/sentence/weights.ts', import.meta.url), 'utf8');
  expect(sourceOf(modelFrom(goldenSet, questions)) === kept).toBe(true);
});

/** Written from the specification before any of its answers was seen; never among the lessons. */
describe('questions written blind', () => {
  const scored = score(readQuestions('blind'), (question) => routeQuery(question, catalog));

  test('at least 400 of them, 92 % right, and no kind of visitor below 80 %', () => {
    const kinds = byKind(scored);
    const [low, high] = intervalOf(tally(scored));
    console.log(kinds.map(({ kind, right, asked }) => `${kind} ${right}/${asked}`).join(', '));
    console.log(`${percent(shareOf(tally(scored)))}, by chance between ${percent(low)} and ${percent(high)}`);
    expect(scored.length).toBeGreaterThanOrEqual(400);
    expect(low).toBeGreaterThanOrEqual(0.92);
    expect(kinds.filter(({ share }) => share < 0.8)).toEqual([]);
  });

  test('of answers that are at least 0.95 sure, 95 % are right', () => {
    const sure = scored.filter(({ answer }) => answer.confidence >= 0.95);
    expect(shareOf(tally(sure))).toBeGreaterThanOrEqual(0.95);
  });
});

/** Eight questions each from sixty kinds of visitors, by somebody who knew the specification alone. */
test('a stranger’s questions are led right at least 92 times of 100, and sure answers 95 times', () => {
  const scored = score(readQuestions('strangers'), (question) => routeQuery(question, catalog));
  const sure = scored.filter(({ answer }) => answer.confidence >= 0.95);
  expect(scored.length).toBeGreaterThanOrEqual(400);
  expect(shareOf(tally(scored))).toBeGreaterThanOrEqual(0.92);
  expect(shareOf(tally(sure))).toBeGreaterThanOrEqual(0.95);
});

describe('questions that were left out when the model was made', () => {
  let scored: Scored[] = [];
  beforeAll(() => {
    scored = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
      const isLeftOut = (_: unknown, place: number) => place % folds === fold;
      const leftOut = questions.filter(isLeftOut);
      const rest = questions.filter((_, place) => !isLeftOut(_, place));
      const knowledge = knowledgeFrom(modelFrom(goldenSet, rest, [], leftOut));
      return score(leftOut, (question) => routeQuery(question, { ...coreCatalog, ...knowledge }));
    });
  }, trainingMs);

  test('are led right at least 95 times of 100', () => {
    expect(shareOf(tally(scored))).toBeGreaterThanOrEqual(0.95);
  });

  test('are answered as surely as they are right', () => {
    const said = scored.filter(({ answer }) => answer.step !== 'fallback');
    const limits = [0, 0.6, 0.8, 0.95, 0.99, 1.01];
    for (const [i, least] of limits.slice(0, -1).entries()) {
      const alike = said.filter(
        ({ answer }) => answer.confidence >= least && answer.confidence < (limits[i + 1] ?? 2),
      );
      const sure = alike.reduce((sum, { answer }) => sum + answer.confidence, 0) / alike.length;
      console.log(
        `said ${least} or more: ${alike.length} answers, ${percent(sure)} sure, ${percent(shareOf(tally(alike)))} right`,
      );
      expect(shareOf(tally(alike)), `said ${least} or more`).toBeGreaterThan(sure - 0.15);
    }
    const sureOnes = said.filter(({ answer }) => answer.confidence >= 0.95);
    expect(sureOnes.length).toBeGreaterThan(said.length / 2);
    expect(shareOf(tally(sureOnes))).toBeGreaterThanOrEqual(0.95);
  });
});

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
