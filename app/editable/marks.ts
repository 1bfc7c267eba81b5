// From the private use area: no text of ours has them, and nothing that reads letters or digits takes them for any.
const start = '\uE000';
const end = '\uE001';
const firstDigit = 0xe100;
const base = 1024;

const pairs = /\uE000([\uE100-\uE4FF])([\uE100-\uE4FF])([^\uE000\uE001]*)\uE001/g;
const leftovers = /\uE000[\uE100-\uE4FF]{0,2}|[\uE001\uE100-\uE4FF]/g;

/** Puts a number around a text that stays with it wherever it is shown. */
export function mark(number: number, text: string): string {
  const digits = String.fromCharCode(firstDigit + Math.floor(number / base), firstDigit + (number % base));
  return `${start}${digits}${text}${end}`;
}

/** Puts something else in the place of every marked text. */
export function replaceMarked(text: string, replace: (number: number, inner: string) => string): string {
  return text.replace(pairs, (_, high: string, low: string, inner: string) =>
    replace((high.charCodeAt(0) - firstDigit) * base + low.charCodeAt(0) - firstDigit, inner),
  );
}

/** The numbers of the marks in a text, also of those that were torn apart. */
export function marksIn(text: string): number[] {
  return [...text.matchAll(/\uE000([\uE100-\uE4FF])([\uE100-\uE4FF])/g)].map(
    ([, high = '', low = '']) => (high.charCodeAt(0) - firstDigit) * base + low.charCodeAt(0) - firstDigit,
  );
}

export function withoutMarks(text: string): string {
  return text.replace(leftovers, '');
}
