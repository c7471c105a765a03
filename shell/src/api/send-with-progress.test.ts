import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendWithProgress } from './request.ts';

/** A request that ends as the test says. */
class FakeCall extends EventTarget {
  static last: FakeCall;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  sent: unknown;
  readonly headers = new Map<string, string>();
  readonly opened: string[] = [];
  constructor() {
    super();
    FakeCall.last = this;
  }
  open(...parts: string[]) {
    this.opened.push(...parts);
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-of: server: one\r\n';
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.dispatchEvent(new Event('load'));
  }
}

function send(onProgress: (sent: number) => void, signal = new AbortController().signal) {
  vi.stubGlobal('XMLHttpRequest', FakeCall);
  const headers = new Headers({ authorization: 'Bearer token' });
  return sendWithProgress(onProgress)('/api/upload', { method: 'POST', headers, signal, body: 'file' });
}
afterEach(() => vi.unstubAllGlobals());

describe('sending with progress', () => {
  it('sends headers and body, tells what has gone out, and brings the answer', async () => {
    const sent: number[] = [];
    const waiting = send((part) => sent.push(part));
    const { last } = FakeCall;
    expect(last.opened).toEqual(['POST', '/api/upload']);
    expect(last.headers.get('authorization')).toBe('Bearer token');
    expect(last.sent).toBe('file');
    last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 5, total: 20 }));
    last.answer(422, '{"code":"not_a_pdf"}');
    const response = await waiting;
    expect(sent).toEqual([0.25]);
    expect(response.status).toBe(422);
    expect(response.headers.get('x-of')).toBe('server: one');
    expect(await response.json()).toEqual({ code: 'not_a_pdf' });
  });

  it('rejects without an answer, and when it is cancelled', async () => {
    const lost = send(() => {});
    FakeCall.last.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toThrow('No answer');
    const controller = new AbortController();
    const cancelled = send(() => {}, controller.signal);
    controller.abort();
    await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' });
    await expect(send(() => {}, controller.signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});
