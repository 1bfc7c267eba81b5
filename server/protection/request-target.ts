import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import type { Config } from '#server/config/config.ts';
import { logRequest, newRequestId } from '#server/http/request-log.ts';
import { protectiveHeaders } from './headers.ts';

const body = JSON.stringify({
  error: { message: 'This address cannot be read.', field: null, issues: [] },
});

/** Stands before everything else, as later stages would tidy the address up before they look at it. */
export function plainTargetsOnly(config: Config, log: Logger) {
  const headers = {
    ...protectiveHeaders(config),
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { url = '', method = '' } = request;
    const target = readTarget(url);
    if (target !== null) {
      request.url = target;
      return next();
    }
    const requestId = newRequestId();
    const started = performance.now();
    response.writeHead(400, { ...headers, 'x-request-id': requestId }).end(method === 'HEAD' ? '' : body);
    logRequest(log, { requestId, method, path: url.slice(0, 200), status: 400, started });
  };
}

/** The path and query that a request asks for, or null when no honest client would write them so. */
export function readTarget(url: string): string | null {
  // Proxies may be sent a whole address; only what stands after the host counts here.
  const target = url.replace(/^https?:\/\/[^/?#]*(?=[/?]|$)/i, '').replace(/^(?=\?|$)/, '/');
  const [path = '', ...query] = target.split('?');
  return isPlainPath(path) && !unstorable.test(query.join('?')) ? target : null;
}

/**
 * A path that means the same to every program on its way: a proxy that guards one address must not let through
 * another that we would read as it.
 */
function isPlainPath(path: string): boolean {
  if (!path.startsWith('/') || /[\\#]|%2f|%5c|%00/i.test(path)) return false;
  try {
    return !decodeURIComponent(path)
      .split('/')
      .some((segment) => segment === '.' || segment === '..');
  } catch {
    return false;
  }
}

/** NUL and halves of a surrogate pair, percent-encoded: no database stores them. */
const unstorable = /%00|%ed%[ab][\da-f]/i;
