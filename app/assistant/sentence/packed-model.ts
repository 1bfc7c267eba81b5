import { destinations } from './destinations.ts';
import type { Model } from './model.ts';

/**
 * A model as text that compresses well. First line: the bias of every destination. Then a line for all features of the
 * same weights: the destinations they speak for (`a` the first of them) or against (`A`), each with a digit, and the
 * features' names after a colon.
 */
export function pack({ bias, weights }: Model): string {
  const alike = Map.groupBy([...weights], ([, weight]) => weight.map(packWeight).join(''));
  const lines = [...alike].map(([packed, features]) => {
    const names = features.map(([name]) => name).sort();
    return `${packed}:${names.join(',')}`;
  });
  return [bias.join(','), ...lines.sort()].join('\n');
}

function packWeight(weight: number, place: number): string {
  if (weight === 0) return '';
  return String.fromCharCode((weight > 0 ? 97 : 65) + place) + Math.abs(weight);
}

export function unpack(text: string): Model {
  const [bias = '', ...lines] = text.split('\n');
  const weights = new Map<string, number[]>();
  for (const line of lines) {
    const [packed = '', names = ''] = line.split(':');
    const weight = unpackWeights(packed);
    for (const name of names.split(',')) weights.set(name, weight);
  }
  return { bias: bias.split(',').map(Number), weights };
}

function unpackWeights(packed: string): number[] {
  const weights = destinations.map(() => 0);
  for (const [, letter = '', digit] of packed.matchAll(/([a-z])(\d)/gi)) {
    const speaksFor = letter >= 'a';
    weights[letter.charCodeAt(0) - (speaksFor ? 97 : 65)] = speaksFor ? Number(digit) : -Number(digit);
  }
  return weights;
}
