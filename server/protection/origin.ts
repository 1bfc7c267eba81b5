import { createMiddleware } from 'hono/factory';
import type { Config } from '#server/config/config.ts';
import { refuse } from '#server/http/answers.ts';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whatever changes something must come from our own pages. A browser always says where a post comes from;
 * a client that says nothing (curl, a script) carries no visitor's cookies and may pass.
 */
export function ownOriginOnly({ publicOrigin }: Config) {
  return createMiddleware(async (context, next) => {
    if (harmless.has(context.req.method) || isSecretPage(context.req.path)) return next();
    const origin = context.req.header('origin');
    const site = context.req.header('sec-fetch-site');
    const foreign = origin
      ? !isOwn(origin, publicOrigin, context.req.header('host'))
      : site !== undefined && site !== 'same-origin' && site !== 'none';
    if (!foreign) return next();
    return refuse(context, 403, 'This was sent from another site.');
  });
}

/** Its address is the key, which no other site has. A page that passes no referrer on has no origin to tell. */
function isSecretPage(path: string): boolean {
  return path.startsWith('/requests/');
}

function isOwn(origin: string, publicOrigin: string | null, host: string | undefined): boolean {
  if (origin === publicOrigin) return true;
  return publicOrigin === null && host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
