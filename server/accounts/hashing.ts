import { hashPassword, verifyPassword } from 'better-auth/crypto';

/**
 * A hash takes a tenth of a second and 32 MB on one of Node's four threads, which also read files. A flood of tries
 * must leave some of them to visitors.
 */
const inTurn = atMost(2);

export const hashing = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
};

/** Whatever comes while so many are at work waits for its turn. */
export function atMost(most: number) {
  let working = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (working === most) await new Promise<void>((resolve) => waiting.push(resolve));
    else working += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  };
}
