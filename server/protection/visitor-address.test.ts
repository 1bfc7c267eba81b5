import { expect, test } from 'vitest';
import { readNetworks } from '#server/config/networks.ts';
import { networkOf, originOf, widerNetworkOf } from './visitor-address.ts';

function trusting(list: string) {
  const networks = readNetworks(list);
  if (!networks) throw new Error(`not a list of networks: ${list}`);
  return networks;
}

test.each([
  ['nobody is trusted', '', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ['a proxy on this machine', 'loopback', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a proxy over an IPv6 socket', 'loopback', '::ffff:127.0.0.1', '198.51.100.1', '198.51.100.1'],
  ['a visitor who writes the header', 'loopback', '127.0.0.1', '10.9.9.9, 198.51.100.1', '198.51.100.1'],
  ['two proxies', 'loopback, 10.0.0.0/8', '127.0.0.1', '198.51.100.1, 10.1.2.3', '198.51.100.1'],
  ['a second proxy that is not trusted', 'loopback', '127.0.0.1', '198.51.100.1, 10.1.2.3', '10.1.2.3'],
  ['a proxy that adds the port', 'loopback', '127.0.0.1', '198.51.100.1:41234', '198.51.100.1'],
  [
    'two proxies with ports',
    'loopback, 10.0.0.0/8',
    '127.0.0.1',
    '198.51.100.1:1, 10.1.2.3:2',
    '198.51.100.1',
  ],
  ['IPv6 in brackets', 'loopback', '127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['IPv6 with a port', 'loopback', '127.0.0.1', '[2001:db8::1]:41234', '2001:db8::1'],
  ['IPv6 without brackets', 'loopback', '127.0.0.1', '2001:db8::1:443', '2001:db8::1:443'],
  ['a trusted proxy that says nothing', 'loopback', '127.0.0.1', '', '127.0.0.1'],
  ['a trusted proxy that says nonsense', 'loopback', '::1', '<script>', '::1'],
])('%s', (_, trusted, peer, forwarded, visitor) => {
  expect(originOf(peer, forwarded, trusting(trusted))).toBe(visitor);
});

test.each([
  ['198.51.100.1', '198.51.100.1'],
  ['::ffff:198.51.100.1', '198.51.100.1'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0000:0000:ffff:ffff:ffff:ffff', '2001:db8:0:0::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['0:0:0:0::/64', '0:0:0::/48'],
  ['198.51.100.1', null],
  ['unknown', null],
])('%s is part of %s', (visitor, network) => {
  expect(widerNetworkOf(visitor)).toBe(network);
});

test.each(['everywhere', '10.0.0.0/33', '10.0.0.0/', '::1/-1', '10.0.0'])('%s is no network', (list) => {
  expect(readNetworks(list)).toBeNull();
});
