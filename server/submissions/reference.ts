import { randomBytes } from 'node:crypto';

/** No letters or digits that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V): made to be read over the phone. */
const alphabet = '34679ACDEFGHJKMNPQRTVWXY';

/** Bytes beyond the last whole alphabet would make its first letters likelier. */
const fair = 256 - (256 % alphabet.length);

export function newReference(): string {
  const letters = Array.from(randomBytes(24))
    .filter((byte) => byte < fair)
    .map((byte) => alphabet[byte % alphabet.length])
    .join('');
  return `${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}
