import type { Context } from 'hono';

/** The body as JSON; null when it is none, which no schema takes. */
export function readJson(context: Context): Promise<unknown> {
  return context.req.json().catch(() => null);
}
