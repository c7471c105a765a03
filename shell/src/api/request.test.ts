import { isApiError, messageOf } from '@shell/kit';
import { callAddress } from '@shell/kit/call-address';
import { LONGEST_CALL_MS } from '@shell/kit/longest-call';
import { describe, expect, it, vi } from 'vitest';
import { type Credentials, createRequest } from './request.ts';

function client(answer: () => Promise<Response> | Response, token: string | null = null) {
  const credentials = { token: () => token, received: vi.fn(), expired: vi.fn(), inUseElsewhere: vi.fn() } satisfies Credentials;
  const send = vi.fn(async (_address: string, _options: RequestInit) => answer());
  return { request: createRequest(credentials, send as unknown as typeof fetch), send, credentials };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

describe('the API client', () => {
  it('fills in the path and leaves out what is undefined', () => {
    expect(callAddress('/api/questions/:id', { params: { id: 12 }, query: { topic: 'a,b', level: undefined } })).toBe(
      '/api/questions/12?topic=a%2Cb',
    );
  });

  it('sends the token and the body', async () => {
    const { request, send } = client(() => json(200, {}), 'secret');
    await request('POST /api/topics/subtopics', { body: { subjectSlug: 'math-aa-sl', parentSlugs: ['functions'] } });
    const [address, options] = send.mock.calls[0] ?? [];
    expect(address).toBe('/api/topics/subtopics');
    expect(options?.method).toBe('POST');
    expect(new Headers(options?.headers).get('authorization')).toBe('Bearer secret');
    expect(options?.body).toBe('{"subjectSlug":"math-aa-sl","parentSlugs":["functions"]}');
  });

  it('lets what a page sends as it is left arrive without the page, and no more than browsers take', async () => {
    const { request, send } = client(() => json(200, {}));
    const sendTopics = (parentSlugs: string[]) =>
      request('POST /api/topics/subtopics', { body: { subjectSlug: 'math-aa-sl', parentSlugs } });
    await sendTopics(['functions']);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await sendTopics(['functions']);
    await sendTopics(['x'.repeat(60_000)]);
    await request('GET /api/me');
    hidden.mockRestore();
    expect(send.mock.calls.map(([, { keepalive }]) => keepalive)).toEqual([false, true, false, false]);
  });

  it('hands on the token of a log-in', async () => {
    const { request, credentials } = client(() => json(200, { user: { id: 1 } }, { authorization: 'Bearer fresh' }));
    await request('POST /api/auth/login', { body: { username: 'a@example.org', password: 'secret' } });
    expect(credentials.received).toHaveBeenCalledWith('fresh', { user: { id: 1 } });
  });

  it('turns an error answer into an ApiError with its code and message', async () => {
    const { request } = client(() => json(402, { message: 'All used up', code: 'allowance_used', limit: 30 }));
    const error = await request('GET /api/questions/:id', { params: { id: 1 } }).catch((reason: unknown) => reason);
    expect(isApiError(error)).toBe(true);
    expect(error).toMatchObject({ status: 402, code: 'allowance_used', message: 'All used up', details: { limit: 30 } });
  });

  it('gives each call a trace of its own, whose beginning messages of unexplained failures name, but for the catch-all', async () => {
    const { request, send } = client(() => json(500, { message: 'The cupboard is locked', code: 'internal' }));
    const error = await request('GET /api/plans').catch((reason: unknown) => reason);
    await request('GET /api/plans').catch(() => undefined);
    const traces = send.mock.calls.map(([, options]) => new Headers(options.headers).get('traceparent') ?? '');
    expect(traces).toEqual(Array(2).fill(expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/)));
    expect(traces[0]).not.toBe(traces[1]);
    expect(messageOf(error)).toBe(`The cupboard is locked (reference ${traces[0]?.slice(3, 11)})`);
    const { request: unexplained } = client(() => json(500, { message: 'Something went wrong', code: 'internal' }));
    expect(messageOf(await unexplained('GET /api/plans').catch((reason: unknown) => reason))).toBe('Something went wrong');
    const { request: refused } = client(() => json(402, { message: 'All used up', code: 'allowance_used' }));
    expect(messageOf(await refused('GET /api/plans').catch((reason: unknown) => reason))).toBe('All used up');
  });

  it('ends the session when the server no longer knows the token', async () => {
    const { request, credentials } = client(() => json(401, { message: 'Log in again', code: 'session_expired' }), 'old');
    await expect(request('GET /api/me')).rejects.toMatchObject({ status: 401 });
    expect(credentials.expired).toHaveBeenCalledTimes(1);
  });

  it('tells when the account is in use on another device', async () => {
    const { request, credentials } = client(
      () => json(409, { message: 'In use on Firefox on Windows', code: 'device_in_use' }),
      'token',
    );
    await expect(request('GET /api/me')).rejects.toMatchObject({ status: 409 });
    expect(credentials.inUseElsewhere).toHaveBeenCalledWith('In use on Firefox on Windows');
  });

  it.each([
    ['no answer at all', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a gateway that cannot reach the API', () => new Response('Bad gateway', { status: 502 })],
    ['half an answer', () => new Response('{"plans":[{', { headers: { 'content-type': 'application/json' } })],
  ])('calls %s offline', async (_what, answer) => {
    const { request } = client(answer as () => Promise<Response>);
    await expect(request('GET /api/plans')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  it('sends a change again under the same key until its outcome is known, and each wish under its own', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('Bad gateway', { status: 502 }),
      () => json(409, { message: 'This is being done', code: 'request_in_progress' }),
      () => json(200, { slug: 'a' }),
      () => json(200, { slug: 'b' }),
    ];
    const { request, send } = client(() => (answers.shift() ?? (() => json(200, {})))(), 'token');
    const ask = (code: string) => request('POST /api/mock-papers/:code/tests', { params: { code } }).catch(() => null);
    for (const _ of [1, 2, 3, 4, 5]) await ask('one');
    await ask('two');
    const keys = send.mock.calls.map(([, { headers }]) => (headers as Headers).get('idempotency-key'));
    expect(keys[0]).toMatch(/^"[\da-f-]{36}"$/);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(new Set(keys).size).toBe(3);
  });

  it('tells forms apart by their fields and files, and gives reading and guests no key', async () => {
    const form = (text: string) => {
      const body = new FormData();
      body.append('answer', new File([text], `${text}.pdf`, { lastModified: 1 }));
      return body;
    };
    const { request, send } = client(() => Promise.reject(new TypeError('Failed to fetch')), 'token');
    const hand = (text: string) =>
      request('POST /api/test/:slug/upload-answer', { params: { slug: 'x' }, body: form(text) }).catch(() => null);
    for (const text of ['a', 'a', 'b']) await hand(text);
    await request('GET /api/me').catch(() => null);
    const guest = client(() => json(200, {}));
    await guest.request('POST /api/auth/login', { body: { username: 'a@example.org', password: 'secret' } });
    const keys = [...send.mock.calls, ...guest.send.mock.calls].map(([, { headers }]) =>
      (headers as Headers).get('idempotency-key'),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
    expect(keys.slice(3)).toEqual([null, null]);
  });

  it('waits as long as a call is worth it: 10 s for what a page shows, longer for changes, prints, exports and uploads', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const { request } = client(() => json(200, {}));
    await request('GET /api/questions', { query: {} });
    await request('POST /api/topics/subtopics', { body: { subjectSlug: 'math-aa-sl', parentSlugs: ['functions'] } });
    await request('GET /api/test/:slug/paper', { params: { slug: 'x' } });
    await request('GET /api/user/export');
    await request('POST /api/test/:slug/upload-answer', { params: { slug: 'x' }, body: new FormData() });
    expect(timeout.mock.calls.map(([ms]) => ms)).toEqual([10_000, 20_000, 75_000, 75_000, LONGEST_CALL_MS]);
    timeout.mockRestore();
  });

  it.each([
    [
      'no answer',
      (signal: AbortSignal) =>
        new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    ],
    [
      'an answer that never ends',
      async (signal: AbortSignal) => {
        const start = (body: ReadableStreamDefaultController) =>
          signal.addEventListener('abort', () => body.error(signal.reason));
        return new Response(new ReadableStream({ start }), { status: 200, headers: { 'content-type': 'application/json' } });
      },
    ],
  ])('gives up %s when its time is over, and says so', async (_what, answer) => {
    const over = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal);
    const credentials = { token: () => null, received: vi.fn(), expired: vi.fn(), inUseElsewhere: vi.fn() };
    const send = (async (_address: string, { signal }: RequestInit) => answer(signal as AbortSignal)) as typeof fetch;
    const waiting = createRequest(credentials, send)('GET /api/plans');
    over.abort(new DOMException('Over', 'TimeoutError'));
    await expect(waiting).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'too_slow',
      message: expect.stringContaining('took too long'),
    });
    timeout.mockRestore();
  });

  it('calls an answer that breaks off offline, instead of handing out nothing', async () => {
    const broken = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }), { status: 200 });
    await expect(client(broken).request('GET /api/plans')).rejects.toMatchObject({ status: 0, code: 'offline' });
  });

  it('hides a body that is not the API’s', async () => {
    const { request } = client(() => new Response('<html>', { status: 500 }));
    await expect(request('GET /api/plans')).rejects.toMatchObject({ status: 500, message: 'Something went wrong' });
  });

  it('hands out a file with its name', async () => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="my-test.pdf"' };
    const { request } = client(() => new Response('%PDF', { status: 200, headers }));
    const file = await request('GET /api/test/:slug/paper', { params: { slug: 'my-test' } });
    expect([file.name, file.type, await file.text()]).toEqual(['my-test.pdf', 'application/pdf', '%PDF']);
  });

  it('reads the message of a refused download, whatever type it came with', async () => {
    const { request, credentials } = client(
      () => json(401, { message: 'Log in again', code: 'session_expired' }, { 'content-type': 'application/pdf' }),
      'old',
    );
    await expect(request('GET /api/user_question/download-pdf')).rejects.toMatchObject({ status: 401, message: 'Log in again' });
    expect(credentials.expired).toHaveBeenCalledTimes(1);
  });

  it('lets a cancelled call be a cancelled call', async () => {
    const controller = new AbortController();
    controller.abort();
    const { request } = client(() => Promise.reject(new DOMException('Aborted', 'AbortError')));
    await expect(request('GET /api/plans', undefined, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
