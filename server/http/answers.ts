import type { Context, ErrorHandler } from 'hono';
import type * as z from 'zod';
import type { AppEnv } from './request-context.ts';

export function refuse(
  context: Context,
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429,
  message: string,
): Response {
  return context.json({ error: { message, field: null, issues: [] } }, status);
}

export function noSuchTable(context: Context): Response {
  return refuse(context, 404, 'There is no such table.');
}

/** What is wrong with an input, as the sentence of its first issue. */
export function firstIssue(error: z.ZodError): string {
  return error.issues[0]?.message ?? 'That cannot be understood.';
}

/** The one place where an unexpected error ends: logged once, under the reference that the visitor sees. */
export const unexpected: ErrorHandler<AppEnv> = (error, context) => {
  if (isBrokenOff(error)) return refuse(context, 400, 'The request ended too early.');
  context.get('log').error({ error }, 'unexpected error');
  const message = `Something went wrong on our side (reference ${context.get('requestId')}).`;
  return context.json({ error: { message, field: null, issues: [] } }, 500);
};

/** What Node says of a request whose sender went away in the middle of it. */
function isBrokenOff(error: Error): boolean {
  return error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET';
}
