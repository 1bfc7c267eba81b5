import { lookup } from 'node:dns';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { contains, type Networks, readNetworks } from '#server/config/networks.ts';

/** `mayReach` are the private networks that are not refused. */
type Target = { url: string; secret: string; mayReach: Networks };

const answerWithinMs = 10_000;

/** Networks that no address out in the world belongs to: a webhook must not become a way into ours. */
const privateNetworks =
  readNetworks(
    'loopback, linklocal, uniquelocal, 0.0.0.0/8, 100.64.0.0/10, 192.0.0.0/24, 198.18.0.0/15, 224.0.0.0/4, ' +
      '240.0.0.0/4, ::/128, 64:ff9b::/96, 2002::/16, ff00::/8',
  ) ?? new BlockList();

/**
 * Signed by the Standard Webhooks scheme; `id` stays the same each time it is tried. Answers the status, whatever
 * it is. A redirect is not followed: it could lead anywhere, also inside.
 */
export async function callWebhook(
  { url, secret, mayReach }: Target,
  id: string,
  content: object,
): Promise<number> {
  const now = new Date();
  const body = JSON.stringify(content);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'webhook-id': id,
    'webhook-timestamp': Math.floor(now.getTime() / 1000),
    'webhook-signature': new Webhook(secret).sign(id, now, body),
  };
  return post(new URL(url), headers, body, mayReach);
}

export function isTaken(status: number): boolean {
  return status >= 200 && status <= 299;
}

function post(
  url: URL,
  headers: Record<string, string | number>,
  body: string,
  mayReach: Networks,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && !isAllowed(host, mayReach)) throw new Error(refusal);
  const open = url.protocol === 'https:' ? overHttps : overHttp;
  const signal = AbortSignal.timeout(answerWithinMs);
  const request = open(url, {
    method: 'POST',
    headers,
    lookup: lookupAllowed(mayReach),
    agent: false,
    signal,
  });
  request.on('error', reject);
  request.on('response', (response) => {
    response.resume();
    response.on('error', reject);
    resolve(response.statusCode ?? 0);
  });
  request.end(body);
  return promise.catch((error: NodeJS.ErrnoException) => {
    throw error.message === refusal
      ? error
      : new Error(`The webhook could not be reached (${error.code ?? error.name})`);
  });
}

const refusal = 'The webhook leads into a private network';

/** Looks at the very address that is connected to, so that a name cannot change its mind in between. */
function lookupAllowed(mayReach: Networks): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => isAllowed(address, mayReach)))
        return callback(new Error(refusal), []);
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}

function isAllowed(address: string, mayReach: Networks): boolean {
  return !contains(privateNetworks, address) || contains(mayReach, address);
}
