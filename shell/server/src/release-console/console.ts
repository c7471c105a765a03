import type { IncomingMessage, ServerResponse } from 'node:http';
import { finished } from 'node:stream/promises';
import { ReleaseFault, type ReleaseStore, type Visitor } from '@shell/releases';
import type { Logger } from 'pino';
import type { ApiReplicas } from '../api-replicas.ts';
import type { ModuleRegistry } from '../registry.ts';
import type { Visitors } from '../visitors/visitors.ts';
import { browserCalls } from './browser-calls.ts';
import { type ConsoleCalls, ConsoleError, type ConsoleHandler } from './calls.ts';
import { moduleCalls } from './module-calls.ts';
import type { Previews } from './previews.ts';

const READ_ON_MS = 10_000;

interface ConsoleOptions {
  store: ReleaseStore;
  registry: ModuleRegistry;
  visitors: Visitors;
  previews: Previews;
  api: ApiReplicas;
  log: Logger;
  ssrOfTeams: boolean;
}

/** Serves `/releases` to administrators and module tokens; previews and passes. Refusals are `{ message, code }`. */
export function createReleaseConsole(options: ConsoleOptions) {
  const calls: ConsoleCalls = { ...moduleCalls(options), ...browserCalls(options) };

  return async function answer(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    visitor: Visitor,
  ): Promise<void> {
    response.setHeader('cache-control', 'no-store');
    const found = find(calls, request.method ?? '', pathname);
    try {
      if ('allowed' in found) {
        if (found.allowed.length === 0) throw new ConsoleError(404, 'not_found', 'Not found');
        response.setHeader('allow', found.allowed.join(', '));
        throw new ConsoleError(405, 'method_not_allowed', 'This address does not answer that method');
      }
      const body = await found.handler({ request, response, name: found.name, visitor });
      if (body) send(response, 200, body);
    } catch (error) {
      const refused = error instanceof ReleaseFault ? new ConsoleError(409, 'release_refused', error.message) : error;
      if (!(refused instanceof ConsoleError)) throw error;
      await readOn(request);
      if (!request.complete) response.setHeader('connection', 'close');
      send(response, refused.status, { message: refused.message, code: refused.code });
    }
  };
}

/** The call at a path, or the allowed methods if there is none. */
function find(
  calls: ConsoleCalls,
  method: string,
  pathname: string,
): { handler: ConsoleHandler; name: string } | { allowed: string[] } {
  const matches = Object.entries(calls).flatMap(([call, handler]) => {
    const [verb = '', path = ''] = call.split(' ');
    const match = new RegExp(`^${path.replace(/:\w+/, '([\\w.-]+)')}$`).exec(pathname);
    return match ? [{ verb, handler, name: match[1] ?? '' }] : [];
  });
  return matches.find(({ verb }) => verb === method) ?? { allowed: matches.map(({ verb }) => verb) };
}

/** Reads the rest of a refused body: many clients read no response before they have sent it. */
async function readOn(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return;
  request.resume();
  await finished(request, { signal: AbortSignal.timeout(READ_ON_MS) }).catch(() => undefined);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
