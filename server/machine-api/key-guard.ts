import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { Database } from '#server/database/connection.ts';
import { refuse } from '#server/http/answers.ts';
import type { AppEnv } from '#server/http/request-context.ts';
import { limits } from '#server/protection/limits.ts';
import { countWithin } from '#server/protection/window-count.ts';
import { findKey, type Key, noteUse } from './keys.ts';

export type KeyEnv = { Bindings: AppEnv['Bindings']; Variables: AppEnv['Variables'] & { key: Key } };

const sentences = {
  missing: 'Send an API key: Authorization: Bearer prometheon_…',
  unknown: 'This API key is not known.',
  revoked: 'This API key was revoked.',
  ended: 'This API key has ended.',
};

/** Stands before everything that machines read. It looks at keys alone: no cookie opens it. */
export function keysOnly(database: Database) {
  return createMiddleware<KeyEnv>(async (context, next) => {
    context.header('cache-control', 'no-store');
    const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (!given) return unauthorized(context, 'missing');
    const key = await findKey(database, given);
    if (!key) return unauthorized(context, 'unknown');
    if (key.state !== 'works') return unauthorized(context, key.state);
    const wait = await countCall(database, key);
    if (wait > 0) {
      context.header('retry-after', String(wait));
      return refuse(context, 429, `That is many calls in a short time. Please wait ${wait} seconds.`);
    }
    await noteUse(database, key);
    context.set('key', key);
    await next();
  });
}

function unauthorized(context: Context, why: keyof typeof sentences): Response {
  context.header('www-authenticate', 'Bearer');
  return refuse(context, 401, sentences[why]);
}

function countCall(database: Database, { id }: Key): Promise<number> {
  const { calls, seconds } = limits.apiKeys;
  const counted = hash('sha256', `API key ${id}`, 'base64url');
  return countWithin(database, [{ key: counted, most: calls }], seconds);
}
