import * as z from 'zod';
import { type Sort, sorts } from '#app/inbox/sorts.ts';
import { filterSchema } from './filter.ts';
import { isPosition, type Position } from './order.ts';

const limit = 'limit must be a whole number from 1 to 200.';
const names = Object.keys(sorts) as Sort[];

export const listSchema = filterSchema
  .extend({
    limit: z.coerce.number({ error: limit }).int(limit).min(1, limit).max(200, limit).default(50),
    sort: z.enum(names, { error: `sort must be one of: ${names.join(', ')}.` }).default('newest'),
    cursor: z.string().optional(),
  })
  .transform(({ cursor, ...list }, context) => {
    const after = cursor === undefined ? null : readCursor(cursor, list.sort);
    if (after === undefined) context.addIssue('cursor is not one of ours.');
    return { ...list, after: after ?? null };
  });

export function writeCursor(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function readCursor(text: string, sort: Sort): Position | undefined {
  try {
    const values: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return isPosition(sort, values) ? values : undefined;
  } catch {
    return undefined;
  }
}
