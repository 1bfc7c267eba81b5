import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { requests, roomOf } from './metrics.ts';
import type { AppEnv } from './request-context.ts';

/** Names the request, for the log, the response and any message a visitor sees, and logs one line for it. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const requestId = proxysRequestId(context) ?? randomBytes(6).toString('hex');
    const started = performance.now();
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    context.header('x-request-id', requestId);
    await next();
    const { method, path } = context.req;
    const { status } = context.res;
    const ms = performance.now() - started;
    requests.observe({ method, room: roomOf(path), status }, ms / 1000);
    log.info({ requestId, method, path, status, ms: Math.round(ms) }, 'request');
  });
}

/** The name that a trusted proxy gave it, so that its log and ours can be joined. */
export function proxysRequestId(context: Context<AppEnv>): string | null {
  const name = context.get('behindProxy') ? context.req.header('x-request-id') : undefined;
  return name && /^[\w-]{8,64}$/.test(name) ? name : null;
}
