import { destinations } from './destinations.ts';
import type { Model } from './model.ts';

/**
 * A model as text that compresses well. First line: the bias of every destination. Second: the names of the features,
 * sorted. Third: for each of them the destinations it speaks for (`a` the first of them) or against (`A`), each with
 * a weight of one digit.
 */
export function pack({ bias, weights }: Model): string {
  const sorted = [...weights].sort(([a], [b]) => (a < b ? -1 : 1));
  const names = sorted.map(([name]) => name).join(',');
  const packed = sorted.map(([, weight]) => weight.map(packWeight).join('')).join(',');
  return [bias.join(','), names, packed].join('\n');
}

function packWeight(weight: number, place: number): string {
  if (weight === 0) return '';
  return String.fromCharCode((weight > 0 ? 97 : 65) + place) + Math.abs(weight);
}

export function unpack(text: string): Model {
  const [bias = [], names = [], packed = []] = text.split('\n').map((line) => line.split(','));
  const weights = names.map((name, i) => [name, unpackWeights(packed[i] ?? '')] as const);
  return { bias: bias.map(Number), weights: new Map(weights) };
}

function unpackWeights(packed: string): number[] {
  const weights = destinations.map(() => 0);
  for (const [, letter = '', digit] of packed.matchAll(/([a-z])(\d)/gi)) {
    const speaksFor = letter >= 'a';
    weights[letter.charCodeAt(0) - (speaksFor ? 97 : 65)] = speaksFor ? Number(digit) : -Number(digit);
  }
  return weights;
}
