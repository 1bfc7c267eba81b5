import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { refuse } from '#server/http/answers.ts';

const bodiless = new Set(['GET', 'HEAD']);

/** A body that tells its length is judged by it, without being touched; only one that does not is counted. */
export function atMostBytes(maxSize: number) {
  const counted = bodyLimit({ maxSize, onError: tooLarge });
  return createMiddleware(async (context, next) => {
    if (bodiless.has(context.req.method)) return next();
    const length = context.req.header('content-length');
    if (length === undefined || context.req.header('transfer-encoding')) return counted(context, next);
    return Number(length) > maxSize ? tooLarge(context) : next();
  });
}

function tooLarge(context: Context): Response {
  return refuse(context, 413, 'That is more than this form takes.');
}
