import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import { createProxyServer } from 'httpxy';

/**
 * The browser decides how long it waits for each call, and its leaving ends the call here too. This is for whoever waits for ever:
 * longer than a browser waits for anything.
 */
const API_WAIT_MS = LONGEST_CALL_MS + 10_000;

/** An API that died is there again within some 2 s, on a busy machine 10; for so long requests wait for it, and so many at most. */
const HOLD_MS = 15_000;
const MOST_HELD = 500;
const LOOK_EVERY_MS = 50;

/** Nothing was sent: nobody listened. */
const NOT_SENT = ['ECONNREFUSED'];
/** The connection ended, whatever the other side had done by then. */
const CUT_OFF = ['ECONNRESET', 'EPIPE'];

const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Whether doing it again is certain to do no harm: nothing was sent, or sending it twice is the same as once. */
function mayRepeat(request: IncomingMessage, error: unknown): boolean {
  if (hasBody(request)) return false;
  return NOT_SENT.includes(codeOf(error)) || request.method === 'GET' || request.method === 'HEAD';
}

/** The API did not answer, and nobody waits for it any longer. */
export class ApiAway extends Error {
  override name = 'ApiAway';
}

/** Knows whether the API listens, and lets requests wait until it does. */
class Presence {
  readonly #address: { host: string; port: number };
  #away: Promise<void> | null = null;
  #held = 0;

  constructor(apiUrl: string) {
    const { hostname, port, protocol } = new URL(apiUrl);
    this.#address = { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || (protocol === 'https:' ? 443 : 80) };
  }

  get isAway(): boolean {
    return this.#away !== null;
  }

  /** From here on it counts as away until somebody listens again. */
  lost(): void {
    this.#away ??= this.#untilListening().then(() => {
      this.#away = null;
    });
  }

  /** Waits with a request until the API is back; throws `ApiAway` when that takes too long, too many wait, or the caller has left. */
  async hold(response: ServerResponse, holdMs: number): Promise<void> {
    if (this.#held >= MOST_HELD) throw new ApiAway('Too many requests wait for the API');
    const { promise: given, reject: giveUp } = Promise.withResolvers<never>();
    const leave = () => giveUp(new ApiAway('The caller has left'));
    const timer = setTimeout(() => giveUp(new ApiAway('The API is away')), holdMs);
    response.once('close', leave);
    this.#held += 1;
    try {
      await Promise.race([this.#away, given]);
    } finally {
      this.#held -= 1;
      clearTimeout(timer);
      response.off('close', leave);
    }
  }

  async #untilListening(): Promise<void> {
    while (!(await this.#listens())) await new Promise((done) => setTimeout(done, LOOK_EVERY_MS).unref());
  }

  #listens(): Promise<boolean> {
    return new Promise((done) => {
      const socket = connect(this.#address);
      const end = (listens: boolean) => {
        socket.destroy();
        done(listens);
      };
      socket.setTimeout(1_000, () => end(false));
      socket.once('connect', () => end(true)).once('error', () => end(false));
    });
  }
}

/**
 * Passes requests on to the API. While that is being started again they wait for it, unread, whatever they ask; one that it took along when
 * it died is sent again only where that is certain to do no harm. Throws `ApiAway`, or what else went wrong.
 */
export function createApiProxy(apiUrl: string, { holdMs = HOLD_MS } = {}) {
  const proxy = createProxyServer({ proxyTimeout: API_WAIT_MS });
  const presence = new Presence(apiUrl);
  return async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (presence.isAway) await presence.hold(response, holdMs);
    try {
      await proxy.web(request, response, { target: apiUrl });
    } catch (error) {
      if (![...NOT_SENT, ...CUT_OFF].includes(codeOf(error)) || response.destroyed) throw error;
      presence.lost();
      if (response.headersSent || !mayRepeat(request, error)) throw error;
      await presence.hold(response, holdMs);
      // Its own stream has ended with the first try.
      await proxy.web(request, response, { target: apiUrl, buffer: Readable.from([]) });
    }
  };
}
