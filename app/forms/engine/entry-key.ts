import { forget, keep, kept } from './on-device.ts';

type Known = { key: string; entry: string; madeAt: number };

const day = 24 * 60 * 60 * 1000;
const keyName = (form: string) => `site:key:${form}`;

/**
 * The same answers within a day are the same entry, from whichever tab and after whatever went wrong: they
 * get the same key, and the server stores one row for it.
 */
export function keyFor(form: string, answers: unknown): string {
  const entry = digest(JSON.stringify(answers));
  const known = kept<Known>(keyName(form));
  if (known?.entry === entry && Date.now() - known.madeAt < day) return known.key;
  const key = randomKey();
  keep(keyName(form), { key, entry, madeAt: Date.now() } satisfies Known);
  return key;
}

export function forgetKey(form: string): void {
  forget(keyName(form));
}

/** Tells entries apart without keeping them (FNV-1a, twice); the server compares the answers themselves. */
function digest(text: string): string {
  const hash = (start: number) =>
    [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619), start);
  return `${hash(2_166_136_261)}.${hash(text.length)}`;
}

/** `randomUUID` is missing where a site is opened without TLS. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
