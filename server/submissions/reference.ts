import { randomInt } from 'node:crypto';

/** No letters or digits that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V): made to be read over the phone. */
const alphabet = '34679ACDEFGHJKMNPQRTVWXY';

export function newReference(): string {
  const letters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
