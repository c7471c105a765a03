import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Finding } from './findings.ts';

/**
 * The target of a server that requests given addresses (`ssrf`, `xxe`): wapiti writes this address into every value.
 * Its own is on the internet, which a run must not need.
 */
export async function startListener(undo: AsyncDisposableStack): Promise<{ url: string; findings(): Finding[] }> {
  const asked = new Set<string>();
  const server = createServer(({ url = '' }, answer) => {
    // wapiti asks at the end what its own server would have recorded; all other requests were caused by a value.
    if (!/^\/get_\w+\.php\?/.test(url) && url !== '/') asked.add(url);
    answer.setHeader('content-type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.defer(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    findings: () =>
      [...asked].map((where) => ({ severity: 'critical', what: 'The server asked for an address that it was given', where })),
  };
}
