import { expect, test } from 'vitest';
import { coreCatalog } from '../catalog/core-catalog.ts';
import { indexOf } from '../engine/index-catalog.ts';
import { readQuestion } from '../engine/read-question.ts';
import { destinations } from './destinations.ts';
import { type Model, opinionOn, sharesOf } from './model.ts';
import { pack, unpack } from './packed-model.ts';

const weightsFor = (name: string, weight: number) =>
  destinations.map((other) => (other === name ? weight : 0));

const model: Model = {
  bias: destinations.map((_, place) => place / 10),
  weights: new Map([
    ['dog', weightsFor('nowhere', 5)],
    ['vet', weightsFor('veterans_program', 4)],
    ['vet dog', weightsFor('nowhere', -9)],
  ]),
};

test('a model comes out of its packing as it went in', () => {
  expect(unpack(pack(model))).toEqual(model);
});

test('all words have a say, and the strongest are the reason', () => {
  const { words } = readQuestion('a vet for my dog', indexOf(coreCatalog).vocabulary);
  const { scores, wordsFor } = opinionOn(words, model);
  const shares = sharesOf(scores);
  expect(destinations[shares.indexOf(Math.max(...shares))]).toBe('nowhere');
  expect(wordsFor('nowhere')).toEqual([4]);
  expect(wordsFor('veterans_program')).toEqual([1]);
  expect(wordsFor('about')).toEqual([]);
});

test('shares add up to one', () => {
  const sum = sharesOf([3, 900, -2]).reduce((total, share) => total + share, 0);
  expect(sum).toBeCloseTo(1);
});
