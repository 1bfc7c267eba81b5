import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import { withoutSecret } from '#app/requests/addresses.ts';
import { areaOf, requests } from '#server/telemetry/counters.ts';
import type { AppEnv } from './request-context.ts';

/** Names the request, for the log, the response and any message a visitor sees, and logs one line for it. */
export function requestLog(log: Logger) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const requestId = proxysRequestId(context) ?? newRequestId();
    const started = performance.now();
    context.set('requestId', requestId);
    context.set('log', log.child({ requestId }));
    context.header('x-request-id', requestId);
    await next();
    const { method, path } = context.req;
    logRequest(log, { requestId, method, path, status: context.res.status, started });
  });
}

/** The name that a trusted proxy gave it, so that its log and ours can be joined. */
export function proxysRequestId(context: Context<AppEnv>): string | null {
  const name = context.get('behindProxy') ? context.req.header('x-request-id') : undefined;
  return name && isRequestId(name) ? name : null;
}

export function isRequestId(name: string): boolean {
  return /^[\w-]{8,64}$/.test(name);
}

/** The random end of a UUID, which Node makes many of at a time. */
export function newRequestId(): string {
  return randomUUID().slice(24);
}

type Answered = { requestId: string; method: string; path: string; status: number; started: number };

/** One line and one measurement per answered request. */
export function logRequest(log: Logger, { started, ...facts }: Answered): void {
  const { method, status } = facts;
  // A query holds what somebody looked for or was sent with, also in an address that was refused.
  const [path = ''] = facts.path.split(/[?#]/, 1);
  const ms = performance.now() - started;
  requests.observe({ method, area: areaOf(path), status }, ms / 1000);
  log.info({ ...facts, path: withoutSecret(path), ms: Math.round(ms) }, 'request');
}
