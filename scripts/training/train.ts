import { type Destination, destinations } from '#app/assistant/sentence/destinations.ts';
import type { Model } from '#app/assistant/sentence/model.ts';
import { sharesOf } from '#app/assistant/sentence/model.ts';

export type Example = { features: string[]; accepted: readonly Destination[]; weight: number };

const rounds = 30;
/** The last rounds are averaged: what one of them learned by chance fades. */
const averaged = 15;
const pace = 0.3;
const decay = 0.002;
/** A lesson that is this well known teaches nothing more. */
const leastError = 0.002;
/** The share of features that is left out each time. */
const unheard = 0.3;
/** Two neighbors must have been seen together this often; a single word teaches at first sight. */
const leastPairs = 14;
const leastWeight = 1.15;
const mostWeight = 9;

/**
 * A linear model (multinomial logistic regression, by AdaGrad) whose weights are whole numbers. An example with several
 * accepted destinations teaches that one of them is right. Same examples in the same order, same model.
 */
export function train(examples: Example[]): Model {
  const places = placesOf(examples);
  const rows = examples.map(({ features }) => features.flatMap((name) => places.get(name) ?? []));
  const targets = examples.map(({ accepted }) => destinations.map((name) => accepted.includes(name)));
  const empty = () => new Float64Array(places.size * destinations.length);
  const weights = empty();
  const steps = empty().fill(0.01);
  const bias = destinations.map(() => 0);
  const biasSteps = destinations.map(() => 0.01);

  const sums = empty();
  let taught = 0;
  const random = randomNumbers(7);
  for (const i of shuffledRounds(examples.length, randomNumbers(1))) {
    const row = someOf(rows[i] ?? [], random);
    const scale = 1 / Math.sqrt(Math.max(1, row.length));
    const scores = [...bias];
    for (const place of row)
      for (let k = 0; k < scores.length; k++)
        scores[k] = (scores[k] ?? 0) + scale * (weights[place + k] ?? 0);
    const shares = sharesOf(scores);
    const target = targets[i] ?? [];
    const right = shares.reduce((sum, share, k) => sum + (target[k] ? share : 0), 0);
    for (const [k, share] of shares.entries()) {
      const error = (share - (target[k] ? share / right : 0)) * (examples[i]?.weight ?? 1);
      if (Math.abs(error) < leastError) continue;
      biasSteps[k] = (biasSteps[k] ?? 0) + error ** 2;
      bias[k] = (bias[k] ?? 0) - (0.3 * pace * error) / Math.sqrt(biasSteps[k]);
      for (const place of row) {
        const at = place + k;
        const slope = error * scale + decay * (weights[at] ?? 0);
        steps[at] = (steps[at] ?? 0) + slope ** 2;
        weights[at] = (weights[at] ?? 0) - (pace * slope) / Math.sqrt(steps[at]);
      }
    }
    taught += 1;
    if (taught % examples.length === 0 && taught > (rounds - averaged) * examples.length)
      for (const [at, weight] of weights.entries()) sums[at] = (sums[at] ?? 0) + weight / averaged;
  }
  return { bias: bias.map((value) => Number(value.toFixed(2))), weights: inWholeNumbers(places, sums) };
}

/** Where the weights of a feature begin. */
function placesOf(examples: Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of examples.flatMap(({ features }) => features))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const kept = [...counts].filter(([name, count]) => count >= leastPairs || !name.includes(' '));
  return new Map(kept.map(([name], i) => [name, i * destinations.length]));
}

/** Always the same numbers, so that the same lessons make the same model. */
function randomNumbers(start: number): () => number {
  let seed = start;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
}

/** Leaving words out at random teaches the others to speak for themselves: a stranger uses only some of them. */
function someOf(row: number[], random: () => number): number[] {
  const heard = row.filter(() => random() >= unheard);
  return heard.length > 0 ? heard : row;
}

function* shuffledRounds(size: number, random: () => number): Generator<number> {
  const order = Array.from({ length: size }, (_, i) => i);
  for (let round = 0; round < rounds; round++) {
    for (let i = size - 1; i > 0; i--) {
      const other = Math.floor(random() * (i + 1));
      [order[i], order[other]] = [order[other] ?? 0, order[i] ?? 0];
    }
    yield* order;
  }
}

/** Adding the same to all destinations changes nothing, so most of a feature's weights can be zero. */
function inWholeNumbers(places: Map<string, number>, weights: Float64Array): Map<string, number[]> {
  const rounded = new Map<string, number[]>();
  for (const [name, place] of places) {
    const row = [...weights.subarray(place, place + destinations.length)];
    const middle = [...row].sort((a, b) => a - b)[Math.floor(destinations.length / 2)] ?? 0;
    const whole = row.map((value) => {
      const above = value - middle;
      return Math.abs(above) < leastWeight ? 0 : clamp(Math.round(above));
    });
    if (whole.some((value) => value !== 0)) rounded.set(name, whole);
  }
  return rounded;
}

const clamp = (value: number): number => Math.max(-mostWeight, Math.min(mostWeight, value));
