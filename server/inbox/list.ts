import * as z from 'zod';
import { type Sort, sorts } from '#app/inbox/sorts.ts';
import { filterSchema } from './filter.ts';
import { isPosition, type Position } from './order.ts';

const limit = 'limit must be a whole number from 1 to 200.';
export const limitSchema = z.coerce
  .number({ error: limit })
  .int(limit)
  .min(1, limit)
  .max(200, limit)
  .default(50);

const names = Object.keys(sorts) as Sort[];

export const listSchema = filterSchema
  .extend({
    limit: limitSchema,
    sort: z.enum(names, { error: `sort must be one of: ${names.join(', ')}.` }).default('newest'),
    cursor: z.string().optional(),
  })
  .transform(({ cursor, ...list }, context) => {
    const after = cursor === undefined ? null : readCursor(cursor, list.sort);
    if (after === undefined) context.addIssue('cursor is not one of ours.');
    return { ...list, after: after ?? null };
  });

export function writeCursor(position: Position): string {
  return writeOpaque(position);
}

function readCursor(text: string, sort: Sort): Position | undefined {
  const values = readOpaque(text);
  return isPosition(sort, values) ? values : undefined;
}

/** A cursor is nobody's business but ours. */
export function writeOpaque(values: unknown): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

export function readOpaque(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
