import { isIPv6 } from 'node:net';

/** The owner of limits and shares that are counted by network: an IPv4 address, or the /64 network of an IPv6 address, which one household gets. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const full = address.includes('::')
    ? [...groups, ...Array(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
    : groups;
  return `${full
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
