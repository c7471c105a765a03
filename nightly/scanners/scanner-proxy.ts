import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Finding } from './findings.ts';

/** A scanner's proxy to the site. It knows the scanner's account and the responses. */
export interface ScannerProxy {
  url: string;
  /** How many requests were answered with each status. */
  statuses: ReadonlyMap<number, number>;
  /** 5xx by address; 503 of a busy site is deliberate and does not fail the run. */
  failures(): Finding[];
}

/**
 * `/~12/api/plans`: sqlmap identifies calls by their path alone, and skips apparent repetitions; this distinguishes
 * them.
 */
const TURN = /^\/~\d+(?=\/)/;

/** Opens a proxy on the loopback interface; each request gets `authorization`, if any, and goes on to the site as it is. */
export async function openProxy(site: string, authorization: string | null, undo: AsyncDisposableStack): Promise<ScannerProxy> {
  const agent = new Agent({ keepAlive: true });
  const { hostname, port } = new URL(site);
  const statuses = new Map<number, number>();
  const failures = new Map<string, Finding>();

  function note({ method = '', url = '' }: IncomingMessage, status: number): void {
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const where = `${method} ${url.replace(TURN, '').split('?', 1)[0]}`;
    const severity = status === 503 ? 'info' : 'high';
    if (status >= 500) failures.set(`${status} ${where}`, { severity, what: `answered ${status}`, where: `${method} ${url}` });
  }

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const headers = { ...incoming.headers, ...(authorization && { authorization }) };
    const { method, url = '/' } = incoming;
    const outgoing = request({ hostname, port, agent, method, path: url.replace(TURN, ''), headers }, (response) => {
      note(incoming, response.statusCode ?? 0);
      answer.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(answer);
    });
    outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(400).end()));
    answer.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.defer(() => {
    server.close();
    server.closeAllConnections();
    agent.destroy();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    statuses,
    failures: () => [...failures.values()],
  };
}

/** How often each status was answered since `before` was kept. */
export const sinceThen = (statuses: ReadonlyMap<number, number>, before: ReadonlyMap<number, number>): Map<number, number> =>
  new Map([...statuses].map(([status, count]) => [status, count - (before.get(status) ?? 0)]));

/** `200: 1204, 404: 17`. */
export function formatStatuses(statuses: ReadonlyMap<number, number>): string {
  return [...statuses]
    .filter(([, count]) => count > 0)
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ');
}
