import type { Context, ErrorHandler } from 'hono';
import type { AppEnv } from './request-context.ts';

export function refuse(
  context: Context,
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415,
  message: string,
): Response {
  return context.json({ error: { message, field: null, issues: [] } }, status);
}

/** The one place where an unexpected error ends: logged once, under the reference that the visitor sees. */
export const unexpected: ErrorHandler<AppEnv> = (error, context) => {
  context.get('log').error({ error }, 'unexpected error');
  const message = `Something went wrong on our side (reference ${context.get('requestId')}).`;
  return context.json({ error: { message, field: null, issues: [] } }, 500);
};
