import { beforeEach, expect, test, vi } from 'vitest';
import { readFlags } from '#app/navigation/visit-flags.ts';
import { rememberAnswer, takeAlong, takeAlongWhatWasLeft } from './left-at-once.ts';

const kept = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const questionTaken = () => readFlags().attribution?.question;

beforeEach(() => kept.clear());

test('a question whose answer was left at once goes along to the next form', () => {
  rememberAnswer('virtual tour of a condo', 1000);
  takeAlongWhatWasLeft(6000);
  expect(questionTaken()).toBe('virtual tour of a condo');
});

test('whoever stayed a while had found the page', () => {
  rememberAnswer('logo', 1000);
  takeAlongWhatWasLeft(60_000);
  expect(questionTaken()).toBeUndefined();
});

test('it is asked for once', () => {
  rememberAnswer('logo', 1000);
  takeAlongWhatWasLeft(60_000);
  takeAlongWhatWasLeft(2000);
  expect(questionTaken()).toBeUndefined();
});

test('what fell back goes along at once', () => {
  takeAlong('do you mend kettles');
  takeAlongWhatWasLeft(0);
  expect(questionTaken()).toBe('do you mend kettles');
});
