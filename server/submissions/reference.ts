import { randomInt } from 'node:crypto';

/** No letters or digits that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V): made to be read over the phone. */
const alphabet = '34679ACDEFGHJKMNPQRTVWXY';

export function newReference(): string {
  return `${fourLetters()}-${fourLetters()}`;
}

function fourLetters(): string {
  let letters = '';
  while (letters.length < 4) letters += alphabet[randomInt(alphabet.length)];
  return letters;
}
