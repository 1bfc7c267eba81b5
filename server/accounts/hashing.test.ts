import { expect, test } from 'vitest';
import { atMost, hashing } from './hashing.ts';

test('never more than so many at once, and each gets its turn and its answer', async () => {
  const inTurn = atMost(2);
  let [working, busiest] = [0, 0];
  const work = (n: number) => async () => {
    working += 1;
    busiest = Math.max(busiest, working);
    await new Promise((resolve) => setImmediate(resolve));
    working -= 1;
    if (n % 3 === 0) throw new Error(`number ${n}`);
    return n;
  };
  const results = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => inTurn(work(n))));
  expect(busiest).toBe(2);
  expect(working).toBe(0);
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(results[1]).toEqual({ status: 'fulfilled', value: 1 });
  expect(await inTurn(work(4))).toBe(4);
});

test('a hash is of its own password', async () => {
  const hash = await hashing.hash('a long enough password');
  expect(await hashing.verify({ hash, password: 'a long enough password' })).toBe(true);
  expect(await hashing.verify({ hash, password: 'another' })).toBe(false);
});
