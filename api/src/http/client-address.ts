import type { IncomingMessage } from 'node:http';

/**
 * Ranges that only a proxy of our own can come from: loopback, private and link-local addresses, IPv4 and IPv6, and 100.64.0.0/10 of
 * RFC 6598, from which load balancers of clouds and overlay networks ask.
 */
const OWN_NETWORK =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.|::1$|f[cd]|fe80:)/i;

export const isLoopback = (address: string) => /^(?:127\.|::1$)/.test(address);

const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, '');

/**
 * The client's address. `X-Forwarded-For` counts only from our own network, and only its last `trustedProxies` entries,
 * which our proxies wrote: the sender can invent all earlier ones.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = plain(request.socket.remoteAddress ?? '');
  if (trustedProxies === 0 || !OWN_NETWORK.test(peer)) return peer;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').map(plain).filter(Boolean);
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? peer;
}
