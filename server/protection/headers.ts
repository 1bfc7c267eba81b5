import { createMiddleware } from 'hono/factory';
import type { Config } from '#server/config/config.ts';
import type { AppEnv } from '#server/http/request-context.ts';

const videoSite = { player: 'https://www.youtube-nocookie.com', posters: 'https://i.ytimg.com' };

/** Sources of inline code that one response may run: hashes of a built page, or the nonce of a rendered one. */
export type InlineSources = { script: string[]; style: string[] };

/** `frames` and `framed` are for the page that shows another page of ours in a frame, and for that page. */
export function contentSecurityPolicy(
  { script, style }: InlineSources,
  { frames = false, framed = false } = {},
): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...script],
    'style-src': ["'self'", ...style],
    'img-src': ["'self'", 'data:', videoSite.posters],
    'font-src': ["'self'"],
    'connect-src': ["'self'", videoSite.posters],
    'frame-src': [videoSite.player, ...(frames ? ["'self'"] : [])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [framed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

const denied = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
];

const always: Record<string, string> = {
  'content-security-policy': contentSecurityPolicy({ script: [], style: [] }),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': denied.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** What every answer carries, whoever gives it. */
export function protectiveHeaders({ publicOrigin }: Config): Record<string, string> {
  const isSecure = publicOrigin?.startsWith('https:');
  return isSecure
    ? { ...always, 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
    : always;
}

export function securityHeaders(config: Config) {
  const headers = Object.entries(protectiveHeaders(config));
  return createMiddleware<AppEnv>(async (context, next) => {
    for (const [name, value] of headers) context.header(name, value);
    await next();
  });
}
