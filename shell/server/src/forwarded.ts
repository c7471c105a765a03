import type { IncomingMessage } from 'node:http';

/** What a request may say of where it came from, and what nobody of ours writes. */
const INVENTED = ['forwarded', 'x-real-ip', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
/** What a proxy before the gateway says of the request that it got. */
const OF_PROXIES = ['x-forwarded-proto', 'x-forwarded-host', 'x-forwarded-port'];

/**
 * Makes `X-Forwarded-For` say what the gateway saw, so that limits by network cannot be switched off by inventing addresses: the
 * caller's own, after those that proxies of ours before the gateway wrote. Everything else that a sender says of itself is
 * taken out. `trustedProxies` counts them as the API does, the gateway included (1: it stands alone).
 */
export function setForwardedFor(request: IncomingMessage, trustedProxies: number): void {
  const { headers, socket } = request;
  const before = Math.max(0, trustedProxies - 1);
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const believed = said.map((address) => address.trim()).filter(Boolean);
  const kept = before === 0 ? [] : believed.slice(-before);
  headers['x-forwarded-for'] = [...kept, socket.remoteAddress ?? []].flat().join(', ');
  for (const name of before === 0 ? [...INVENTED, ...OF_PROXIES] : INVENTED) delete headers[name];
}
