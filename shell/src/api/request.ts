import type { ErrorBody } from '@api/contract';
import { ApiError, type RequestApi } from '@shell/kit';
import { type CallParts, callAddress } from '@shell/kit/call-address';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import { noteLoad } from './slow-loads.ts';

/** Milliseconds after which a page learns why it is still empty. */
const LOAD_LIMIT = 10_000;
/** Longer, as an abandoned change may succeed. */
const CHANGE_LIMIT = 20_000;
/** Printed or collected on request. The API gives up after a minute. */
const MADE_ON_REQUEST = /\/(?:download-pdf|paper|receipt|export)(?:\/|$)/;
const MADE_LIMIT = 75_000;

/** Browsers send no more for a closed page. Bytes; a character has up to three. */
const OUTLIVES_PAGE = 60_000;

interface RequestParts extends CallParts {
  body?: unknown;
}

export interface Credentials {
  token(): string | null;
  /** A token in the `authorization` header: log-in and sign-up. */
  received(token: string, body: unknown): void;
  expired(): void;
  /** The account is in use on another device, named in `message`. */
  inUseElsewhere(message: string): void;
}

/** The typed client: every failure is an `ApiError`. POSTs of users carry an idempotency key, every call a trace. */
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
    // The page is closing: its last request must survive it.
    const keepalive = document.hidden && typeof content === 'string' && content.length * 3 < OUTLIVES_PAGE;
    const transport = onProgress ? sendWithProgress(onProgress) : send;
    /** Why no complete response came. */
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

/** Not retried: anyone who waited that long decides. */
const tooSlow = (trace: string) =>
  new ApiError(0, 'too_slow', 'The server took too long to answer. Try again in a moment.', [], referenceOf(trace));

/** JSON or a file; an error is JSON whatever its type says. Rejects if the response breaks off. */
async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type.includes('json')) return whole(await response.text());
  if (!response.ok || type === '') return parsed(await response.text());
  return new File([await response.blob()], fileName(response.headers.get('content-disposition') ?? ''), { type });
}

/** Throws for a partial response. */
const whole = (text: string): unknown => (text === '' ? undefined : JSON.parse(text));

/** Undefined if not from the API, such as a gateway's page. */
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
  // A gateway's 502 or 504: the API itself did not respond.
  if (typeof message !== 'string') {
    return status >= 502 && status <= 504
      ? new ApiError(0, 'offline', 'The server cannot be reached. Try again in a moment.')
      : new ApiError(status, 'unexpected', 'Something went wrong', [], referenceOf(trace));
  }
  return new ApiError(status, code ?? 'unexpected', message, issues, code === 'internal' ? referenceOf(trace) : details);
}

/** Remembered changes of unknown outcome. */
const MOST = 20;

/** Keys for a page's requests, so that the server fulfils each once. */
interface IdempotencyKeys {
  /** A new key, or the former one if the same change has an unknown outcome. */
  keyOf(request: string): string;
  /** The outcome is known: the same again is a new request. */
  settled(request: string): void;
}

function createIdempotencyKeys(): IdempotencyKeys {
  const open = new Map<string, string>();
  return {
    keyOf(request) {
      const key = open.get(request) ?? crypto.randomUUID();
      open.set(request, key);
      for (const oldest of open.keys()) {
        if (open.size <= MOST) break;
        open.delete(oldest);
      }
      return key;
    },
    settled: (request) => open.delete(request),
  };
}

/** A call as text: files by name, size and age. */
function requestIdentity(name: string, address: string, content: string | FormData | undefined): string {
  if (!(content instanceof FormData)) return JSON.stringify([name, address, content]);
  const fields = [...content].map(([field, value]) =>
    typeof value === 'string' ? [field, value] : [field, value.name, value.size, value.lastModified],
  );
  return JSON.stringify([name, address, fields]);
}

interface Call {
  method: string;
  headers: Headers;
  signal: AbortSignal;
  body?: string | FormData;
}

/** `fetch` with upload progress from 0 to 1. Rejects without a response, and with the signal's reason. */
export function sendWithProgress(onProgress: (sent: number) => void): (address: string, call: Call) => Promise<Response> {
  return (address, { method, headers, signal, body }) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      const call = new XMLHttpRequest();
      call.open(method, address);
      headers.forEach((value, name) => {
        call.setRequestHeader(name, value);
      });
      call.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
      call.addEventListener('load', () => resolve(answerOf(call)));
      call.addEventListener('error', () => reject(new TypeError('No answer')));
      call.addEventListener('abort', () => reject(signal.reason));
      signal.addEventListener('abort', () => call.abort(), { once: true });
      call.send(body ?? null);
    });
}

function answerOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  // These carry no body, and a Response with one would throw.
  const bodiless = [204, 205, 304].includes(call.status);
  return new Response(bodiless ? null : call.responseText, { status: call.status, headers });
}

const hexadecimal = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** https://www.w3.org/TR/trace-context/#traceparent-header */
function newTrace(): string {
  const random = crypto.getRandomValues(new Uint8Array(24));
  return `00-${hexadecimal(random.subarray(0, 16))}-${hexadecimal(random.subarray(16))}-01`;
}

/** The part of the trace that messages show, for support to search the log. */
const referenceOf = (trace: string) => ({ reference: trace.slice(3, 11) });
