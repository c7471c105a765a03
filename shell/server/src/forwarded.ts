import type { IncomingMessage } from 'node:http';

/** Headers about the client's origin that our proxies never write. */
const INVENTED = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
/** Headers of a proxy before the gateway about the original request. */
const OF_PROXIES = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];

/**
 * Sets `X-Forwarded-For` to what the gateway saw, so that invented addresses cannot evade limits by network: the
 * client's own address, after the entries of our proxies before the gateway. All other claims of the sender are
 * removed. `trustedProxies` counts them as the API does, the gateway included (1: no other proxy). Returns the client's address.
 */
export function setForwardedFor(request: IncomingMessage, trustedProxies: number): string {
  const { headers, socket } = request;
  const before = Math.max(0, trustedProxies - 1);
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const believed = said.map((address) => address.trim()).filter(Boolean);
  const kept = before === 0 ? [] : believed.slice(-before);
  const known = [...kept, socket.remoteAddress ?? []].flat();
  headers['x-forwarded-for'] = known.join(', ');
  for (const name of before === 0 ? [...INVENTED, ...OF_PROXIES] : INVENTED) delete headers[name];
  return known[0]?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
}
