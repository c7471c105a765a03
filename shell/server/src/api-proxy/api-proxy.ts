import http, { type ClientRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import https from 'node:https';
import { networkOf, type ShareLimits, WorkShare } from '@api/work-process';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import { type ApiReplicas, ApiUnavailable, connectionFailure } from '../api-replicas.ts';
import { LEAST_SPEED, type LeastSpeed } from './least-speed.ts';
import { busy, Refused, sendRefusal, tooSlow } from './refusal.ts';
import { BodyReader, type BodyStart, hasBody } from './request-body.ts';
import { passedOn, sendAnswer } from './send-answer.ts';

/** Longer than any browser waits: the limit is for clients that wait forever. */
const API_WAIT_MS = LONGEST_CALL_MS + 10_000;
const HOLD_MS = 15_000;

/** `holdMs`: wait for an unreachable API; `speed`: the minimum of senders and readers. */
interface ApiProxyOptions {
  holdMs?: number | undefined;
  speed?: LeastSpeed | undefined;
}

/** Whether a retry is safe: nothing was sent, or the method is idempotent. */
function mayRepeat(request: IncomingMessage, error: unknown): boolean {
  const loss = connectionFailure(error);
  return loss === 'not sent' || (loss === 'cut off' && ['GET', 'HEAD'].includes(request.method ?? ''));
}

/** Passes requests to the API, detached from slow clients. They wait for a restart; a failed one is repeated only if safe. */
export function createApiProxy(api: ApiReplicas, { holdMs = HOLD_MS, speed = LEAST_SPEED }: ApiProxyOptions = {}) {
  const agents = { 'http:': new http.Agent({ keepAlive: true }), 'https:': new https.Agent({ keepAlive: true }) };
  const lanes = createLanes();
  const bodies = new BodyReader(speed);

  /** Asks one replica; resolves with the head of its response. */
  function ask(url: string, request: IncomingMessage, { bytes, whole }: BodyStart, left: AbortSignal): Promise<IncomingMessage> {
    const { protocol, hostname, port, pathname } = new URL(url);
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const { request: send } = protocol === 'https:' ? https : http;
    const headers = passedOn(request.headers);
    if (whole && hasBody(request)) headers['content-length'] = String(bytes.length);
    const asked = send({
      ...{ protocol, hostname, port, method: request.method, path: pathname.replace(/\/$/, '') + request.url },
      ...{ agent: protocol === 'https:' ? agents['https:'] : agents['http:'], headers, signal: left, timeout: API_WAIT_MS },
    });
    asked.once('timeout', () => asked.destroy(new ApiUnavailable('The API does not answer')));
    asked.once('response', resolve);
    // The stream of an interrupted response reports the error.
    asked.on('error', reject);
    if (whole) asked.end(bytes);
    else sendRest(request, asked, bytes);
    return promise;
  }

  function sendRest(request: IncomingMessage, asked: ClientRequest, bytes: Buffer): void {
    asked.write(bytes);
    request.pipe(asked);
    asked.once('response', (answer) => {
      // The API has responded: the rest of the body needs no connection to it.
      answer.once('end', () => asked.writableFinished || asked.destroy());
    });
    const paused = () => asked.writableNeedDrain;
    const endWatch = bodies.watchRest(request, { paused, slow: () => asked.destroy(tooSlow()) });
    asked.once('close', () => {
      endWatch();
      // Unread bytes would precede the connection's next request.
      request.unpipe(asked).resume();
    });
  }

  async function passStart(request: IncomingMessage, response: ServerResponse, network: string, start: BodyStart): Promise<void> {
    const left = new AbortController();
    const leave = () => left.abort(new ApiUnavailable('The caller has left'));
    if (response.destroyed) leave();
    response.once('close', leave);
    const lane = start.whole ? laneOf(request.method ?? '', request.url ?? '') : 'long';
    let giveBack = () => {};
    try {
      for (let tries = 0; ; tries += 1) {
        await api.hold(response, holdMs);
        giveBack = await lanes[lane].enter(network, left.signal);
        try {
          const asked = api.use(async (url) => {
            const answer = await ask(url, request, start, left.signal);
            const lengthen = async () => {
              if (lane === 'long') return;
              giveBack();
              giveBack = await lanes.long.enter(network, left.signal);
            };
            await sendAnswer(answer, response, { speed, lengthen, giveBack: () => giveBack() }).finally(() => answer.destroy());
          });
          if (asked) return await asked;
        } catch (error) {
          const mayGoOn = start.whole && !response.headersSent && !response.destroyed && tries < api.count;
          if (!mayGoOn || !mayRepeat(request, error)) throw error;
        } finally {
          giveBack();
        }
      }
    } finally {
      response.off('close', leave);
    }
  }

  return async function pass(request: IncomingMessage, response: ServerResponse, client: string): Promise<void> {
    const network = networkOf(client);
    try {
      await bodies.withStart(request, network, (start) => passStart(request, response, network, start));
    } catch (error) {
      // A client that left or was too slow gets no response.
      if (response.destroyed) return;
      if (!(error instanceof Refused)) throw error;
      sendRefusal(request, response, error);
    }
  };
}

const SECOND = 1_000;

/** Connections by lane; networks take turns. Saves of tests never wait for others, nor short calls for long files. */
const LIMITS = {
  saves: { mostInWork: 64, mostInWorkOfOne: 32, mostWaitingOfOne: 2_000, mostWaiting: 10_000, waitMs: 20 * SECOND },
  calls: { mostInWork: 160, mostInWorkOfOne: 64, mostWaitingOfOne: 2_000, mostWaiting: 10_000, waitMs: 20 * SECOND },
  // A body or response too long to store.
  long: { mostInWork: 64, mostInWorkOfOne: 12, mostWaitingOfOne: 60, mostWaiting: 300, waitMs: 60 * SECOND },
} as const satisfies Record<string, ShareLimits>;

type Lanes = Readonly<Record<keyof typeof LIMITS, WorkShare>>;

function createLanes(): Lanes {
  const { saves, calls, long } = LIMITS;
  return { saves: new WorkShare(saves, busy), calls: new WorkShare(calls, busy), long: new WorkShare(long, busy) };
}

const SAVE = /^\/api\/test\/[^/]+\/progress(?:\?|$)/;

const laneOf = (method: string, url: string): 'saves' | 'calls' => (method === 'PATCH' && SAVE.test(url) ? 'saves' : 'calls');
