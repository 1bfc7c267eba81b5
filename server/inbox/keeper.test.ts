import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { keeper } from './keeper.ts';

test('an answer is kept a hundred times as long as it took, and asked for once at a time', async () => {
  const { ask, forget } = keeper<number>();
  let asked = 0;
  const find = async () => {
    await wait(20);
    return ++asked;
  };
  expect(await Promise.all([ask('key', find), ask('key', find)])).toEqual([1, 1]);
  expect(await ask('key', find)).toBe(1);
  expect(await ask('other', find)).toBe(2);
  forget();
  expect(await ask('key', find)).toBe(3);
});

test('a failure is not kept', async () => {
  const { ask } = keeper<number>();
  await expect(ask('key', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await ask('key', async () => 1)).toBe(1);
});
