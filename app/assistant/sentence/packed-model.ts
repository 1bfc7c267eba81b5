import { destinations } from './destinations.ts';
import type { Model } from './model.ts';

/**
 * A model as text that compresses well. First line: the bias of every destination. Then the features in the order of
 * the alphabet, a line each: how many letters it shares with the one before, and the rest of it. `disable*d` stands
 * for `disable*` and `disabled`, which weigh the same. At the end a line for every destination, with a sign for each
 * feature's weight: a digit speaks for it, a letter against it, a dot neither.
 */
export function pack({ bias, weights }: Model): string {
  const names = [...weights.keys()].sort();
  const joined = names.flatMap((name, i) => joinedName(name, names[i - 1], names[i + 1], weights));
  const rows = joined.map((name) => weights.get(stemOf(name) ?? name) ?? []);
  const columns = destinations.map((_, place) => rows.map((row) => signOf(row[place] ?? 0)).join(''));
  return [bias.join(','), ...joined.map((name, i) => shortened(name, joined[i - 1] ?? '')), ...columns].join(
    '\n',
  );
}

/** A stem and the word right after it are one line when they weigh the same. */
function joinedName(name: string, previous = '', next = '', weights: Model['weights']): string[] {
  const isOne = (stem: string, word: string) =>
    stem.endsWith('*') &&
    word.startsWith(stem.slice(0, -1)) &&
    !word.includes(' ') &&
    String(weights.get(stem)) === String(weights.get(word));
  if (isOne(previous, name)) return [];
  return [isOne(name, next) ? name + next.slice(name.length - 1) : name];
}

const stemOf = (name: string): string | undefined => /^.*\*(?=.)/.exec(name)?.[0];

function shortened(name: string, previous: string): string {
  let shared = 0;
  while (shared < 9 && shared < name.length && name[shared] === previous[shared]) shared++;
  return shared + name.slice(shared);
}

const signOf = (weight: number): string =>
  weight === 0 ? '.' : weight > 0 ? String(weight) : String.fromCharCode(96 - weight);

const weightOf = (sign = '.'): number =>
  sign === '.' ? 0 : sign <= '9' ? Number(sign) : 96 - sign.charCodeAt(0);

export function unpack(text: string): Model {
  const [bias = '', ...lines] = text.split('\n');
  const columns = lines.splice(-destinations.length);
  const weights = new Map<string, number[]>();
  let name = '';
  for (const [place, line] of lines.entries()) {
    name = name.slice(0, Number(line[0])) + line.slice(1);
    const row = columns.map((column) => weightOf(column[place]));
    const stem = stemOf(name);
    if (stem) weights.set(stem, row);
    weights.set(stem ? name.replace('*', '') : name, row);
  }
  return { bias: bias.split(',').map(Number), weights };
}
