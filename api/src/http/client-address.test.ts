import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { clientAddress, networkOf } from './client-address.ts';

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
])('finds the address of a request %s', (_, request, proxies, address) => {
  expect(clientAddress(request, proxies)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
])('counts %s as %s', (address, network) => expect(networkOf(address)).toBe(network));
