import type { IncomingMessage } from 'node:http';
import { networkOf } from '@api/work-process';
import { expect, test } from 'vitest';
import { clientAddress, isLoopback } from './client-address.ts';

const from = (remoteAddress: string, forwarded?: string | string[]) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

test.each<[string, IncomingMessage, number, string]>([
  ['direct', from('203.0.113.7'), 1, '203.0.113.7'],
  ['direct with an invented header', from('203.0.113.7', '198.51.100.1'), 1, '203.0.113.7'],
  ['through the gateway', from('::ffff:127.0.0.1', '203.0.113.7'), 1, '203.0.113.7'],
  ['through the gateway with an invented entry', from('127.0.0.1', '198.51.100.1, 203.0.113.7'), 1, '203.0.113.7'],
  ['through two proxies', from('10.0.0.2', '198.51.100.1, 203.0.113.7, 10.0.0.1'), 2, '203.0.113.7'],
  ['with no proxy trusted', from('127.0.0.1', '203.0.113.7'), 0, '127.0.0.1'],
  ['from this machine', from('::1'), 1, '::1'],
  ['with fewer entries than proxies', from('127.0.0.1', '203.0.113.7'), 3, '203.0.113.7'],
  ['with the header in several lines', from('127.0.0.1', ['198.51.100.1', '203.0.113.7']), 2, '198.51.100.1'],
  ['through our own network without the header', from('127.0.0.1'), 1, '127.0.0.1'],
  ['of a socket that is gone', from(undefined as unknown as string), 1, ''],
])('finds the address of a request %s', (_, request, proxies, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});

test.each(
  '127.9.9.9 10.1.2.3 192.168.1.1 172.16.0.1 172.19.0.1 172.20.0.1 172.29.0.1 172.30.0.1 172.31.0.1 169.254.1.1 100.64.0.1 100.79.0.1 100.119.0.1 100.127.255.254 ::1 fc00::1 FD12::1 fe80::1'.split(
    ' ',
  ),
)('trusts the forwarded address from %s, of our own network', (peer) =>
  expect(clientAddress(from(peer, '203.0.113.7'), 1)).toBe('203.0.113.7'),
);

test.each(
  '203.0.113.7 203.10.1.1 110.1.1.1 11.1.1.1 172.15.0.1 172.32.0.1 172.2.0.1 192.169.1.1 169.255.1.1 100.63.0.1 100.128.0.1 100.6.0.1 ::12 2001:db8::1 2001:db8::fc fe00::1 ::ffff:203.0.113.7'.split(
    ' ',
  ),
)('believes %s, of another network, nothing', (peer) =>
  expect(clientAddress(from(peer, '198.51.100.1'), 1)).toBe(peer.replace('::ffff:', '')),
);

test('this machine is 127 and ::1, and no address that only contains them', () => {
  const addresses = ['127.0.0.1', '127.9.9.9', '::1', '10.127.0.1', '::12', '2001:db8::1', ''];
  expect(addresses.map(isLoopback)).toEqual([true, true, true, false, false, false, false]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:0db8:00a1:0002:3:4:5:6', '2001:db8:a1:2::/64'],
  ['2001:db8:1::2:3:4:5', '2001:db8:1:0::/64'],
  ['2001:db8::2:3:4:5:6', '2001:db8:0:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));
