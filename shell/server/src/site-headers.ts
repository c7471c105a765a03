import type { ServerResponse } from 'node:http';
import { robotsHeader } from './discovery/indexing.ts';
import type { Settings } from './settings.ts';

/** For a year. */
const HSTS = `max-age=${365 * 86_400}`;

/** Says how search engines and browsers take whatever the site answers at an address. */
export function setSiteHeaders(
  response: ServerResponse,
  settings: Settings,
  { host, pathname }: { host?: string | undefined; pathname: string },
): void {
  // RFC 6797; only answers by https count, and the proxy before us speaks it.
  if (settings.https)
    response.setHeader('strict-transport-security', settings.hstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS);
  const robots = robotsHeader(settings, host, pathname);
  if (robots) response.setHeader('x-robots-tag', robots);
}
