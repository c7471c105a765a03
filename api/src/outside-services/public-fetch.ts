import { lookup } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { text } from 'node:stream/consumers';

const MOST_BYTES = 256 * 1024;
const TIMEOUT_MS = 5_000;

/** Networks that are not the public internet. https://www.iana.org/assignments/iana-ipv4-special-registry */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, 'ipv4');
}
/** Of IPv6, only 2000::/3 is public; the parts of it that lead to IPv4 addresses are left out. */
const PUBLIC_6 = new BlockList();
PUBLIC_6.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
TUNNELS.addSubnet('2001::', 32, 'ipv6');
TUNNELS.addSubnet('2002::', 16, 'ipv6');

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !PRIVATE.check(address, 'ipv4');
  return family === 6 && PUBLIC_6.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
}

const notPublic = (host: string) => new Error(`${host} is not on the public internet`);

/** Checked when the connection is made, so that a name cannot resolve to another address later. */
const lookupPublic: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, []);
    if (found.length === 0 || found.some(({ address }) => !isPublic(address))) return done(notPublic(host), []);
    if (options.all) return done(null, found);
    done(null, found[0]?.address ?? '', found[0]?.family);
  });

interface PublicRequest {
  /** Whether private addresses and http are allowed too, as outside production. */
  anywhere: boolean;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

/**
 * Requests an address that others chose: at most 256 KB of response within 5 s, no redirects and, unless `anywhere`, by https from public
 * addresses only. Rejects otherwise.
 */
export async function publicFetch(
  address: string,
  { anywhere, method = 'GET', headers = {}, body }: PublicRequest,
): Promise<Response> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!anywhere && (url.protocol !== 'https:' || (isIP(host) && !isPublic(host)))) throw notPublic(url.host);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { accept: 'application/json', ...headers },
      ...(anywhere ? {} : { lookup: lookupPublic }),
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > MOST_BYTES) sent.destroy(new Error('The answer is too large'));
      });
      const { statusCode: status = 500 } = response;
      const headers = new Headers();
      for (const name of ['content-type', 'link', 'www-authenticate']) {
        const value = response.headers[name];
        if (typeof value === 'string') headers.set(name, value);
      }
      text(response).then((read) => resolve(new Response(status === 204 ? null : read, { status, headers })), reject);
    });
    sent.end(body);
  });
}
