import { isIP } from 'node:net';
import { createMiddleware } from 'hono/factory';
import type { Config } from '#server/config/config.ts';
import { contains, type Networks, withoutMapping } from '#server/config/networks.ts';
import type { AppEnv } from '#server/http/request-context.ts';

/** Names the visitor by the address that only trusted proxies had a say in. */
export function visitorAddress({ trustedProxies }: Pick<Config, 'trustedProxies'>) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const peer = context.env?.incoming?.socket.remoteAddress ?? 'unknown';
    const forwarded = context.req.header('x-forwarded-for') ?? '';
    context.set('behindProxy', contains(trustedProxies, peer));
    context.set('visitor', networkOf(originOf(peer, forwarded, trustedProxies)));
    await next();
  });
}

/** Every proxy appends whom it heard from, so the list is read from its end while the speaker is trusted. */
export function originOf(peer: string, forwarded: string, trusted: Networks): string {
  const heard = forwarded.split(',').map((address) => address.trim());
  let speaker = peer;
  while (contains(trusted, speaker)) {
    const before = withoutPort(heard.pop() ?? '');
    if (isIP(before) === 0) break;
    speaker = before;
  }
  return speaker;
}

/** Some proxies add the port that they heard from: `203.0.113.9:41234`, `[2001:db8::1]:41234`. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
}

/** One household or office has a whole /64 of IPv6, so that is one visitor. */
export function networkOf(address: string): string {
  const plain = withoutMapping(address);
  return isIP(plain) === 6 ? `${groupsOf(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** Many a customer has a /48, with 65,536 such networks; null for who has one address. */
export function widerNetworkOf(visitor: string): string | null {
  return visitor.endsWith('::/64') ? `${visitor.split(':').slice(0, 3).join(':')}::/48` : null;
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const start = head.split(':').filter(Boolean);
  const end = (tail ?? '').split(':').filter(Boolean);
  const gap = tail === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...end];
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
