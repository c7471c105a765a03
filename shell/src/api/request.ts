import type { ErrorBody } from '@api/contract';
import { ApiError, type RequestApi } from '@shell/kit';
import { type CallParts, callAddress } from '@shell/kit/call-address';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import { createIdempotencyKeys, requestIdentity } from './idempotency-keys.ts';
import { sendWithProgress } from './send-with-progress.ts';
import { noteLoad } from './slow-loads.ts';
import { newTrace, referenceOf } from './trace.ts';

/** Milliseconds after which what a page waits for is given up, so that somebody who sees only its outline learns why. */
const LOAD_LIMIT = 10_000;
/** Changes take longer: one that is given up may have been made all the same. */
const CHANGE_LIMIT = 20_000;
/** What is printed or collected when it is asked for. The API gives up after a minute and says so. */
const MADE_ON_REQUEST = /\/(?:download-pdf|paper|receipt|export)(?:\/|$)/;
const MADE_LIMIT = 75_000;

/** The most that a browser sends for a page that has gone. Bytes; a character has up to three. */
const OUTLIVES_PAGE = 60_000;

interface RequestParts extends CallParts {
  body?: unknown;
}

/** What the client needs of the session, so that it can be tried without one. */
export interface Credentials {
  token(): string | null;
  /** A token in the `authorization` header of an answer: log-in and sign-up. */
  received(token: string, body: unknown): void;
  /** The server no longer knows the token. */
  expired(): void;
  /** The account is in use on another device, which `message` names. */
  inUseElsewhere(message: string): void;
}

/**
 * The typed client: writes the call, reads the answer, turns every failure into an `ApiError`. What a signed-in person sends by POST carries a
 * key: asked for again after an answer was lost, it is done once. Each call has a trace of its own, by which API, log and database know it too.
 */
export function createRequest(credentials: Credentials, send: typeof fetch = (...args) => fetch(...args)): RequestApi {
  const wishes = createIdempotencyKeys();
  return async (name, request, signal, onProgress) => {
    const { params, query, body } = (request ?? {}) as RequestParts;
    const [method, path] = name.split(' ') as [string, string];
    const token = credentials.token();
    const trace = newTrace();
    const headers = new Headers({ accept: 'application/json', traceparent: trace });
    if (token) headers.set('authorization', `Bearer ${token}`);
    // The browser writes a form's content type itself: only it knows the boundary.
    const isForm = body instanceof FormData;
    if (body !== undefined && !isForm) headers.set('content-type', 'application/json');

    const limit = AbortSignal.timeout(isForm ? LONGEST_CALL_MS : limitOf(method, path));
    const content = body === undefined || isForm ? body : JSON.stringify(body);
    const address = callAddress(path, { params, query });
    const wish = method === 'POST' && token ? requestIdentity(name, address, content as string | FormData | undefined) : null;
    if (wish !== null) headers.set('idempotency-key', `"${wishes.keyOf(wish)}"`);
    // The page is being left or closed: what it sends then, a last answer for instance, is to arrive without it.
    const keepalive = document.hidden && typeof content === 'string' && content.length * 3 < OUTLIVES_PAGE;
    const transport = onProgress ? sendWithProgress(onProgress) : send;
    /** Nothing came, or not all of it: why, in words. */
    const gaveUp = (error: unknown): never => {
      if (signal?.aborted) throw error;
      throw limit.aborted
        ? tooSlow(trace)
        : new ApiError(0, 'offline', 'The server cannot be reached. Check your connection and try again.');
    };
    const waiting = transport(address, {
      method,
      headers,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(content === undefined ? {} : { body: content as string | FormData }),
      keepalive,
    }).then(async (response) => ({ response, answer: await readBody(response) }));
    const { response, answer } = await (method === 'GET' ? noteLoad(waiting) : waiting).catch(gaveUp);
    const isUnknown = response.status >= 500 || response.status === 409;
    if (wish !== null && !isUnknown) wishes.settled(wish);
    if (!response.ok) {
      const error = errorFrom(response.status, answer, trace);
      if (error.code === 'session_expired' && token === credentials.token()) credentials.expired();
      if (error.code === 'device_in_use') credentials.inUseElsewhere(error.message);
      throw error;
    }
    const authorization = response.headers.get('authorization');
    if (authorization?.startsWith('Bearer ')) credentials.received(authorization.slice('Bearer '.length), answer);
    return answer as never;
  };
}

const limitOf = (method: string, path: string) =>
  MADE_ON_REQUEST.test(path) ? MADE_LIMIT : method === 'GET' ? LOAD_LIMIT : CHANGE_LIMIT;

/** Not tried again by itself: whoever waited that long decides. */
const tooSlow = (trace: string) =>
  new ApiError(0, 'too_slow', 'The server took too long to answer. Try again in a moment.', [], referenceOf(trace));

/**
 * JSON, or a file. An error is read as JSON whatever its type says: a download that fails may still be typed as a file. Rejects where an
 * answer breaks off.
 */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.includes('json')) return whole(await response.text());
  if (!response.ok || type === '') return parsed(await response.text());
  return new File([await response.blob()], fileName(response.headers.get('content-disposition') ?? ''), { type });
}

/** Throws where a part is missing, however it got lost: half of an answer is none. */
const whole = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** What is no JSON is nothing that the API has said, e.g. a gateway's page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const fileName = (disposition: string) => /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download';

function errorFrom(status: number, body: unknown, trace: string): ApiError {
  const { message, code, issues, ...details } = (body ?? {}) as Partial<ErrorBody> & Record<string, unknown>;
  // A gateway's 502 or 504 carries no body of ours: the API itself did not answer.
  if (typeof message !== 'string') {
    return status >= 502 && status <= 504
      ? new ApiError(0, 'offline', 'The server cannot be reached. Try again in a moment.')
      : new ApiError(status, 'unexpected', 'Something went wrong', [], referenceOf(trace));
  }
  return new ApiError(status, code ?? 'unexpected', message, issues, code === 'internal' ? referenceOf(trace) : details);
}
