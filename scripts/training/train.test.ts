import { expect, test } from 'vitest';
import { destinations } from '#app/assistant/sentence/destinations.ts';
import { train } from './train.ts';

const lessons = [
  { features: ['vet', 'discount'], accepted: ['veterans_program'], weight: 1 },
  { features: ['vet', 'dog'], accepted: ['nowhere'], weight: 1 },
  { features: ['cat', 'dog'], accepted: ['nowhere'], weight: 1 },
  { features: ['press'], accepted: ['about', 'contact'], weight: 1 },
] as const;
const examples = lessons.map((lesson) => ({ ...lesson, features: [...lesson.features] }));

test('the same lessons make the same model', () => {
  expect(train(examples)).toEqual(train(examples));
});

test('a word speaks for where it led, in whole numbers', () => {
  const { weights } = train(examples);
  const of = (name: string, destination: (typeof destinations)[number]) =>
    weights.get(name)?.[destinations.indexOf(destination)] ?? 0;
  expect(of('discount', 'veterans_program')).toBeGreaterThan(0);
  expect(of('dog', 'nowhere')).toBeGreaterThan(of('dog', 'veterans_program'));
  expect(of('press', 'about') + of('press', 'contact')).toBeGreaterThan(0);
  for (const row of weights.values()) expect(row.every(Number.isInteger)).toBe(true);
});
