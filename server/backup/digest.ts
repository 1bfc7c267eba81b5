import { hash } from 'node:crypto';
import type { Cell } from '#server/database/whole-tables.ts';

const size = 2n ** 256n;

/** One number for all rows of a table: the same for the same rows, in any order and on either engine. */
export function tableDigest() {
  let sum = 0n;
  let rows = 0;
  return {
    add(row: readonly Cell[]): void {
      const digest = hash('sha256', JSON.stringify(row.map(comparable)), 'hex');
      sum = (sum + BigInt(`0x${digest}`)) % size;
      rows++;
    },
    sum: () => ({ rows, digest: sum.toString(16).padStart(64, '0') }),
  };
}

/** PostgreSQL keeps JSON in a spelling and an order of its own, so JSON is compared by what it means. */
function comparable(cell: Cell): Cell {
  if (typeof cell !== 'string' || !/^[[{]/.test(cell)) return cell;
  try {
    return JSON.stringify(inOrder(JSON.parse(cell)));
  } catch {
    return cell;
  }
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  // Pairs rather than an object, which would move keys that look like numbers to the front.
  return [
    'object',
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  ];
}
