import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestApi } from '../../test/test-api.ts';

const api = await startTestApi({ CORS_ORIGINS: 'https://app.example' });

type Sent = string | Uint8Array<ArrayBuffer>;
const post = (body: Sent, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  api.fetch('/api/auth/login', { method: 'POST', body, headers });

async function errorOf(response: Response | Promise<Response>) {
  const answer = await response;
  const { code, message } = (await answer.json()) as { code: string; message: string };
  expect(message).toMatch(/\w/);
  return [answer.status, code];
}

/** Sends raw bytes, which `fetch` would not, and returns the status line. */
function sendRaw(lines: string[]): Promise<string> {
  const { port, hostname } = new URL(api.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.end(`${lines.join('\r\n')}\r\n\r\n`));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk));
    socket.on('error', reject);
    socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
  });
}

describe('a body', () => {
  const tooLong = JSON.stringify({ username: 'a', password: 'x'.repeat(103_000) });

  test.each<[string, Sent, number, string]>([
    ['broken JSON', '{"username": ', 400, 'malformed_request'],
    ['bytes that are not UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400, 'malformed_request'],
    ['a bare NUL byte', '{"username":"\u0000","password":"a"}', 400, 'malformed_request'],
    ['an escaped NUL byte', '{"username":"\\u0000","password":"a"}', 422, 'invalid_input'],
    ['a lone surrogate', '{"username":"\\ud800","password":"a"}', 422, 'invalid_input'],
    ['null', 'null', 422, 'invalid_input'],
    ['nothing', '', 422, 'invalid_input'],
    ['a number', '7', 422, 'invalid_input'],
    ['wrong types', '{"username":{"$ne":null},"password":["a"]}', 422, 'invalid_input'],
    ['an unknown field', '{"username":"a","password":"a","admin":true}', 422, 'invalid_input'],
    ['a prototype', '{"username":"a","password":"a","__proto__":{"admin":true}}', 422, 'invalid_input'],
    ['more than 100 KB', tooLong, 413, 'body_too_large'],
    ['deep nesting', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, 422, 'invalid_input'],
  ])('of %s is refused', async (_, body, status, code) => {
    expect(await errorOf(post(body))).toEqual([status, code]);
  });

  test('of more than 100 KB without a length is refused while it arrives', async () => {
    const chunks = new Blob(['{"username":"', 'x'.repeat(200_000), '"}']).stream();
    const init = { method: 'POST', body: chunks, headers: { 'content-type': 'application/json' }, duplex: 'half' } as RequestInit;
    expect(await errorOf(api.fetch('/api/auth/login', init))).toEqual([413, 'body_too_large']);
  });

  test.each<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'multipart/form-data; boundary=x' },
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ])('sent as %j is refused', async (headers) => {
    expect(await errorOf(post('{"username":"a","password":"a"}', headers))).toEqual([415, 'unsupported_media_type']);
  });

  test('is read whatever charset its type declares', async () => {
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect(await errorOf(post('{"username":"a","password":"a"}', headers))).toEqual([401, 'wrong_credentials']);
  });
});

describe('an address', () => {
  test.each([
    ['/api/nothing', 404],
    ['/nothing', 404],
    ['/', 404],
    ['/api/plans/', 200],
    ['/api/plans?page=1', 200],
    ['/api/plans?x=%00', 400],
    ['/api/%ff', 400],
    ['/api/%00', 400],
    ['/api/%E0%A4%A', 400],
    ['/api/plans?x=%ff', 400],
  ])('%s answers %i', async (path, status) => {
    const response = await api.fetch(path);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  test('answers another method with 405 and the allowed ones', async () => {
    const response = await api.fetch('/api/plans', { method: 'DELETE' });
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await errorOf(response)).toEqual([405, 'method_not_allowed']);
    expect(await errorOf(api.fetch('/api/plans', { method: 'PROPFIND' }))).toEqual([405, 'method_not_allowed']);
    expect(await sendRaw(['TRACE /api/plans HTTP/1.1', 'Host: x', 'Connection: close'])).toBe('HTTP/1.1 405 Method Not Allowed');
  });

  test('answers HEAD without a body', async () => {
    const response = await api.fetch('/api/plans', { method: 'HEAD' });
    expect([response.status, await response.text()]).toEqual([200, '']);
  });

  test('that is no HTTP is answered 400, not dropped', async () => {
    expect(await sendRaw(['GET /api/plans HTTP/1.1', 'Host: x', 'Content-Length: no'])).toBe('HTTP/1.1 400 Bad Request');
    expect(await sendRaw(['GET //api//plans HTTP/1.1', 'Host: x', 'Connection: close'])).toBe('HTTP/1.1 404 Not Found');
  });
});

describe('an answer', () => {
  test('carries the security headers, errors too', async () => {
    for (const path of ['/api/plans', '/api/nothing']) {
      const { headers } = await api.fetch(path);
      expect(headers.get('content-security-policy')).toBe("default-src 'none';base-uri 'none';frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('with the data of one person is kept in no cache', async () => {
    const { headers } = await api.call('GET /api/plan', { as: await api.signUp() });
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await api.fetch('/api/plans')).headers.get('cache-control')).toBe('no-cache');
    expect((await api.fetch('/api/plan')).headers.get('cache-control')).toBe('no-store');
  });

  test('carries the id of its request: a sane one is taken over', async () => {
    const idFor = async (id: string) =>
      (await api.fetch('/api/plans', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idFor('abc-12345')).toBe('abc-12345');
    for (const id of ['short', 'x'.repeat(65), 'with space 1', '']) expect(await idFor(id)).toMatch(/^[\da-f]{32}$/);
  });

  test('is compressed with Brotli above 1 KB', async () => {
    const { hostname, port } = new URL(api.url);
    const { request } = await import('node:http');
    const answer = await new Promise<{ encoding: unknown; bytes: Buffer }>((resolve, reject) => {
      const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
      request({ hostname, port, path: '/api/openapi.json', headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => resolve({ encoding: response.headers['content-encoding'], bytes: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });
    expect(answer.encoding).toBe('br');
    const text = brotliDecompressSync(answer.bytes).toString();
    expect(JSON.parse(text)).toHaveProperty('openapi');
    expect(answer.bytes.length).toBeLessThan(text.length / 4);
  });

  test('to a configured origin may be read, with its session header', async () => {
    const { headers } = await api.fetch('/api/plans', { headers: { origin: 'https://app.example' } });
    expect(headers.get('access-control-allow-origin')).toBe('https://app.example');
    expect(headers.get('access-control-expose-headers')).toContain('authorization');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const failed = await api.fetch('/api/nothing', { headers: { origin: 'https://app.example' } });
    expect(failed.headers.get('access-control-allow-origin')).toBe('https://app.example');
  });

  test('to any other origin may not', async () => {
    const { headers } = await api.fetch('/api/plans', { headers: { origin: 'https://app.example.evil.example' } });
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  test('to a preflight names the allowed headers', async () => {
    const headers = { origin: 'https://app.example', 'access-control-request-method': 'PUT' };
    const response = await api.fetch('/api/user', { method: 'OPTIONS', headers });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });
});

describe('health', () => {
  test('is alive and ready', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await api.fetch(path);
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }]);
    }
  });

  test('is not ready while a migration is pending', async () => {
    const newest = await api.db('migrations').orderBy('id', 'desc').first();
    await api.owner('migrations').where('id', newest.id).delete();
    const response = await api.fetch('/readyz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(newest.name) });
    await api.owner('migrations').insert(newest);
    expect((await api.fetch('/healthz')).status).toBe(200);
  });
});

test('the calls that it serves are listed for releases, which are refused where they need more', async () => {
  const response = await api.fetch('/calls');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const { calls } = (await response.json()) as { calls: Record<string, string[]> };
  expect(calls).toMatchObject({ 'GET /api/questions': [], 'POST /api/contact': expect.arrayContaining(['email']) });
});

test('who takes no coding gets the answer as it is', async () => {
  const answer = await api.fetch('/api/subjects', { headers: { 'accept-encoding': 'identity;q=0' } });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
});
