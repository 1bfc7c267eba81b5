import { BlockList, isIP } from 'node:net';

export type Networks = Pick<BlockList, 'check'>;

const named: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Reads `loopback, 10.1.0.0/16, 192.0.2.7`; null when a part makes no sense. */
export function readNetworks(list: string): Networks | null {
  const networks = new BlockList();
  const parts = list.split(',').map((part) => part.trim());
  for (const network of parts.filter(Boolean).flatMap((part) => named[part] ?? part)) {
    const [address = '', bits] = network.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : Number(bits);
    if (version === 0 || bits === '' || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
      return null;
    networks.addSubnet(address, prefix, version === 4 ? 'ipv4' : 'ipv6');
  }
  return networks;
}

export function contains(networks: Networks, address: string): boolean {
  const plain = withoutMapping(address);
  const version = isIP(plain);
  return version !== 0 && networks.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** An IPv4 address that came over an IPv6 socket is the IPv4 address. */
export function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
}
