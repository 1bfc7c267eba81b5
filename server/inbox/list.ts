import * as z from 'zod';
import type { SubmissionRow } from '#server/database/tables.ts';
import { filterSchema } from './filter.ts';
import { type Position, positionOf } from './rows.ts';

const limit = 'limit must be a whole number from 1 to 200.';

export const listSchema = filterSchema.extend({
  limit: z.coerce.number({ error: limit }).int(limit).min(1, limit).max(200, limit).default(50),
  sort: z.enum(['newest', 'oldest'], { error: 'sort must be newest or oldest.' }).default('newest'),
  cursor: z
    .string()
    .transform(
      (text, context) => readCursor(text) ?? context.addIssue('cursor is not one of ours.') ?? z.NEVER,
    )
    .optional(),
});

export function writeCursor(row: SubmissionRow): string {
  const { createdAt, id } = positionOf(row);
  return Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');
}

function readCursor(text: string): Position | null {
  try {
    const [createdAt, id] = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (typeof id !== 'string' || new Date(createdAt).toISOString() !== createdAt) return null;
    return { createdAt, id };
  } catch {
    return null;
  }
}
