import { createMiddleware } from 'hono/factory';
import type { Config } from '#server/config/config.ts';

/** When the site's address is https, a visitor who came to the proxy without it is sent there. */
export function httpsOnly({ publicOrigin }: Pick<Config, 'publicOrigin'>) {
  return createMiddleware(async (context, next) => {
    if (!lacksHttps(publicOrigin, context.req.header('x-forwarded-proto'))) return next();
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(publicOrigin + pathname + search, 308);
  });
}

export function lacksHttps(publicOrigin: string | null, forwardedProtocol: string | undefined): boolean {
  return forwardedProtocol === 'http' && publicOrigin !== null && publicOrigin.startsWith('https:');
}
