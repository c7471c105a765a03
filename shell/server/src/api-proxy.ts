import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import { createProxyServer } from 'httpxy';
import { type ApiReplicas, lossOf } from './api-replicas.ts';

/**
 * The browser decides how long it waits for each call, and closing the page ends the call here too. This limit is for
 * clients that wait for ever: longer than any browser waits.
 */
const API_WAIT_MS = LONGEST_CALL_MS + 10_000;
/** Longest that a request waits for an API that is away. */
const HOLD_MS = 15_000;
/** Bodies up to this size are read before they are forwarded, so that they can be sent again. */
const KEPT_BODY_BYTES = 65_536;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
const isShort = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= KEPT_BODY_BYTES;

/** The body of a request as often as it is needed; undefined where it is too long to keep. */
async function keptBody(request: IncomingMessage): Promise<Buffer | undefined> {
  if (!hasBody(request)) return Buffer.alloc(0);
  return isShort(request) ? buffer(request) : undefined;
}

/** Whether doing it again is certain to do no harm: nothing was sent, or sending it twice is the same as once. */
function mayRepeat(request: IncomingMessage, error: unknown): boolean {
  const loss = lossOf(error);
  return loss === 'not sent' || (loss === 'cut off' && ['GET', 'HEAD'].includes(request.method ?? ''));
}

/**
 * Passes requests on to the API. While that is being started again they wait for it, unread, whatever they ask; one that a replica took
 * along when it died is sent again, to another one if there is any, only where that is certain to do no harm. Throws `ApiAway`, or what
 * else went wrong.
 */
export function createApiProxy(api: ApiReplicas, { holdMs = HOLD_MS } = {}) {
  const proxy = createProxyServer({ proxyTimeout: API_WAIT_MS });
  // A gateway that leaves ends its connections itself, whatever the API does with its own.
  proxy.on('proxyRes', ({ headers }, _request, response) => {
    if ((response as ServerResponse).getHeader('connection') === 'close') headers.connection = 'close';
    else delete headers.connection;
  });

  return async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await api.hold(response, holdMs);
    const body = await keptBody(request);
    for (let tries = 0; ; tries += 1) {
      await api.hold(response, holdMs);
      try {
        const options = body === undefined ? {} : { buffer: Readable.from(body.length > 0 ? [body] : []) };
        const passed = api.use((target) => proxy.web(request, response, { target, ...options }));
        if (passed) return await passed;
      } catch (error) {
        // An unread body would precede the next request of the same connection.
        if (body === undefined) request.unpipe().resume();
        const mayGoOn = body !== undefined && !response.headersSent && !response.destroyed && tries < api.count;
        if (!mayGoOn || !mayRepeat(request, error)) throw error;
      }
    }
  };
}
