import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGateway } from '../gateway.ts';
import { readSettings } from '../settings.ts';
import type { LeastSpeed } from './least-speed.ts';

const ATTACKER = '127.0.0.2';
const OTHER = '127.0.0.1';
const LONG = Buffer.alloc(8 * 1_048_576);

const open: Server[] = [];
const sockets: Socket[] = [];
const received: string[] = [];
/** Requests that the API answers when the test says so. */
const kept: ServerResponse[] = [];

async function listen(server: Server): Promise<number> {
  open.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  received.push(`${request.method} ${request.url}`);
  if (request.url === '/api/long') response.end(LONG);
  else if (request.url === '/api/kept') kept.push(response);
  else request.resume().once('end', () => response.end('answered'));
}

async function startGateway(speed?: LeastSpeed): Promise<number> {
  const api = await listen(createServer(answer));
  const settings = { ...readSettings({}), port: 0, apiUrls: [`http://127.0.0.1:${api}`], root: tmpdir() };
  return listen(createGateway(settings, pino({ level: 'silent' }), { speed }));
}

/** A connection that sends bytes and never reads. */
async function attack(port: number, sent: string): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: ATTACKER }).on('error', () => {});
  sockets.push(socket.pause());
  await once(socket, 'connect');
  socket.write(sent);
  return socket;
}
const attackTimes = (times: number, port: number, sent: string) =>
  Promise.all(Array.from({ length: times }, () => attack(port, sent)));

/** Another client's call: status and length of the response. */
async function call(port: number, path: string, { method = 'GET', from = OTHER, body = '' } = {}) {
  const asked = ask({ port, host: '127.0.0.1', localAddress: from, method, path, agent: false }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, length: Buffer.concat(await response.toArray()).length };
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`;
const slowBody = 'PUT /api/slow HTTP/1.1\r\nHost: site\r\nContent-Length: 100000\r\n\r\nx';

let port: number;
beforeEach(async () => {
  port = await startGateway();
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const response of kept.splice(0)) response.end();
  received.length = 0;
  await Promise.all(
    open.splice(0).map((server) => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    }),
  );
});

test('255 connections that send ahead and read nothing keep nobody from the API', async () => {
  await attackTimes(255, port, get('/api/long').repeat(10));
  await expect.poll(() => received.length).toBeGreaterThanOrEqual(12);
  expect(await call(port, '/api/thing')).toEqual({ status: 200, length: 8 });
  expect(await call(port, '/api/long')).toEqual({ status: 200, length: LONG.length });
  expect(await call(port, '/api/thing', { from: ATTACKER })).toEqual({ status: 200, length: 8 });
});

test('260 bodies that arrive a byte at a time take no connection to the API', async () => {
  const slow = await attackTimes(260, port, slowBody);
  for (const socket of slow) socket.write('y');
  expect(await call(port, '/api/thing', { method: 'PUT', body: 'typed' })).toMatchObject({ status: 200 });
  expect(received).toEqual(['PUT /api/thing']);
});

test('a network that asks for more than its share waits for itself; its saves of a running test do not', async () => {
  await attackTimes(255, port, get('/api/kept'));
  await expect.poll(() => kept.length).toBe(64);
  expect(await call(port, '/api/thing')).toMatchObject({ status: 200 });
  const save = { method: 'PATCH', from: ATTACKER, body: '{}' };
  expect(await call(port, '/api/test/of-mine/progress', save)).toMatchObject({ status: 200 });
  expect(kept).toHaveLength(64);
});

test('a slow sender gets an error, and a slow reader loses the connection', async () => {
  const hasty = await startGateway({ bytes: 1_000, everyMs: 100 });
  const sender = await attack(hasty, slowBody);
  const [said] = (await once(sender.resume(), 'data')) as [Buffer];
  expect(String(said)).toMatch(/^HTTP\/1.1 408 .*"too_slow"/s);
  await once(sender, 'close');
  const reader = await attack(hasty, get('/api/long'));
  await expect.poll(() => received).toEqual(['GET /api/long']);
  const gateway = open.at(-1) as Server;
  const connections = () => new Promise((done) => gateway.getConnections((_, count) => done(count)));
  await expect.poll(connections).toBe(0);
  reader.destroy();
});

test('a connection that sends too many requests ahead ends', async () => {
  const socket = await attack(port, get('/api/kept').repeat(30));
  await once(socket.resume(), 'close');
  expect(received.length).toBeLessThanOrEqual(1);
});
