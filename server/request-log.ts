import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { AppEnv } from './request-context.ts';

/** Names the request, for the log, the response and any message a visitor sees, and logs one line for it. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const requestId = randomBytes(6).toString('hex');
    const started = performance.now();
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    context.header('x-request-id', requestId);
    await next();
    const { method, path } = context.req;
    const ms = Math.round(performance.now() - started);
    log.info({ requestId, method, path, status: context.res.status, ms }, 'request');
  });
}
