import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/processes/port.ts';
import { createGateway } from '../gateway.ts';
import { readSettings } from '../settings.ts';

/** Longer than the gateway stores of a body. */
const LONG = 'x'.repeat(300_000);

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const open: Server[] = [];
const received: string[] = [];
let port: number;
let site: string;

async function listen(server: Server, wanted = 0): Promise<number> {
  open.push(server.listen(wanted, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((done) => server.close(done));
}

async function startApi(handle: Handler = (_, response) => response.end('answered')): Promise<Server> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray().catch(() => [])).toString();
    received.push(`${request.method} ${request.url}${body === '' ? '' : ` ${body}`}`);
    handle(request, response);
  });
  await listen(server, port);
  return server;
}

/** Dies with its first request. */
const dying: Handler = (request) => void close(open.at(-1) as Server).then(() => request.socket.destroy());

beforeEach(async () => {
  received.length = 0;
  port = await freePort();
  const settings = { ...readSettings({}), port: 0, apiUrls: [`http://127.0.0.1:${port}`], root: tmpdir() };
  site = `http://127.0.0.1:${await listen(createGateway(settings, pino({ level: 'silent' }), { holdMs: 60_000 }))}`;
});
afterEach(() => Promise.all(open.splice(0).map(close)));

const ask = async (method: string, body?: string) => {
  const response = await fetch(`${site}/api/thing`, { method, ...(body === undefined ? {} : { body }) });
  return { status: response.status, text: await response.text() };
};

describe('while the API is started again', () => {
  it.each([
    ['GET', undefined],
    ['DELETE', undefined],
    ['PUT', 'typed'],
  ])('%s that found no replica waits for one', async (method, body) => {
    const answer = ask(method, body);
    await startApi();
    expect(await answer).toEqual({ status: 200, text: 'answered' });
    expect(received).toEqual([[method, '/api/thing', body ?? []].flat().join(' ')]);
  });

  it('a request that arrives while none is there waits too, with its body', async () => {
    // A long body may be half sent when no replica takes it: reported as such, once.
    expect(await ask('PUT', LONG)).toMatchObject({ status: 502, text: expect.stringContaining('offline') });
    const [first, second] = [ask('GET'), ask('PUT', LONG)];
    await startApi();
    expect((await first).status).toBe(200);
    expect(await second).toEqual({ status: 200, text: 'answered' });
    expect(received).toContain(`PUT /api/thing ${LONG}`);
  });

  it('a GET that it took along is sent again, a change is not', async () => {
    await startApi(dying);
    const read = ask('GET');
    await expect.poll(() => received).toEqual(['GET /api/thing']);
    const second = await startApi();
    expect(await read).toEqual({ status: 200, text: 'answered' });
    await close(second);
    received.length = 0;
    await startApi(dying);
    expect((await ask('PUT', 'typed')).status).toBe(502);
    await startApi();
    expect((await ask('GET')).status).toBe(200);
    expect(received).toEqual(['PUT /api/thing typed', 'GET /api/thing']);
  });

  it('pages are served', async () => {
    const waiting = ask('GET');
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
    await startApi();
    expect((await waiting).status).toBe(200);
  });
});

describe('a body that is too long to keep', () => {
  const big = 'x'.repeat(8_000_000);

  it('arrives whole', async () => {
    await startApi();
    expect(await ask('PUT', big)).toEqual({ status: 200, text: 'answered' });
    expect(received).toEqual([`PUT /api/thing ${big}`]);
  });

  it('is refused in words before it is read', async () => {
    const refusing = createServer((_, response) => response.writeHead(413).end('too large'));
    await listen(refusing, port);
    expect(await ask('PUT', big)).toEqual({ status: 413, text: 'too large' });
    expect(await ask('PUT', 'short')).toEqual({ status: 413, text: 'too large' });
  });
});
