import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { refuse } from '#server/http/answers.ts';

/**
 * PostgreSQL stores no NUL, and neither engine half a surrogate pair. A body with one anywhere, in keys too, is
 * refused before any route reads it. What cannot be read at all is left to the route to refuse.
 */
export const storableTextOnly = createMiddleware(async (context, next) => {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
  const body = await readParts(context).catch(() => null);
  if (isStorable(body)) return next();
  return refuse(context, 422, 'This has a character that cannot be stored. Please remove it and try again.');
});

/** Reads through Hono, which keeps the body for the route. */
async function readParts(context: Context): Promise<unknown> {
  const type = context.req.header('content-type') ?? '';
  const isForm = /^\s*(multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
  return isForm ? [...(await context.req.formData())] : context.req.json();
}

/** Goes through all of it without calling itself: a body may be nested deeper than calls can be. */
export function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const part = left.pop();
    if (typeof part === 'string') {
      if (part.includes('\0') || !part.isWellFormed()) return false;
    } else if (typeof part === 'object' && part !== null)
      left.push(...Object.keys(part), ...Object.values(part));
  }
  return true;
}
