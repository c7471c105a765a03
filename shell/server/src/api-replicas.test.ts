import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../scripts/processes/port.ts';
import { ApiReplicas } from './api-replicas.ts';
import { createGateway } from './gateway.ts';
import { readSettings } from './settings.ts';

/** An API that a test can make unready, silent, or dead. */
interface FakeApi {
  url: string;
  ready: boolean;
  asked: string[];
  /** While set, responses wait here. */
  kept: ServerResponse[] | null;
  die(): Promise<void>;
  server: Server;
}

const servers: Server[] = [];
let one: FakeApi;
let two: FakeApi;

async function close(server: Server): Promise<void> {
  server.closeAllConnections();
  if (server.listening) await new Promise((done) => server.close(done));
}

/** Its port is reserved while it is away. */
async function startApi(port?: number): Promise<FakeApi> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray().catch(() => [])).toString();
    if (request.url === '/readyz') return response.writeHead(api.ready ? 200 : 503).end();
    api.asked.push([request.method, body].filter(Boolean).join(' '));
    if (api.kept) return api.kept.push(response);
    response.end(api.url);
  });
  const api: FakeApi = { url: '', ready: true, asked: [], kept: null, die: () => close(server), server };
  servers.push(server.listen(port ?? (await freePort()), '127.0.0.1'));
  await once(server, 'listening');
  api.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return api;
}

beforeEach(async () => {
  [one, two] = await Promise.all([startApi(), startApi()]);
});
afterEach(() => Promise.all(servers.splice(0).map(close)));

async function startGateway(leaving?: AbortSignal): Promise<string> {
  const settings = { ...readSettings({}), port: 0, apiUrls: [one.url, two.url], root: tmpdir() };
  const gateway = createGateway(settings, pino({ level: 'silent' }), { holdMs: 60_000, ...(leaving && { leaving }) });
  servers.push(gateway.listen(0, '127.0.0.1'));
  await once(gateway, 'listening');
  return `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
}

async function ask(site: string, method = 'GET', body?: string) {
  const response = await fetch(`${site}/api/thing`, { method, ...(body === undefined ? {} : { body }) });
  return { status: response.status, from: await response.text() };
}
const askTimes = (site: string, times: number) => Promise.all(Array.from({ length: times }, () => ask(site)));
const until = (condition: () => unknown) => expect.poll(condition, { timeout: 60_000 });

describe('several processes of the API', () => {
  it('share the work: who has the least to do gets the next request', async () => {
    const site = await startGateway();
    [one.kept, two.kept] = [[], []];
    const slow = askTimes(site, 6);
    await until(() => [one.kept?.length, two.kept?.length]).toEqual([3, 3]);
    const [held, ended] = [one.kept, two.kept];
    two.kept = null;
    for (const response of ended) response.end(two.url);
    for (let times = 0; times < 10; times += 1) expect(await ask(site)).toEqual({ status: 200, from: two.url });
    for (const response of held) response.end(one.url);
    expect((await slow).map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(one.asked).toHaveLength(3);
  });

  it('are asked for nothing while they say that they leave, as long as another one stays', async () => {
    const site = await startGateway();
    one.ready = false;
    await until(async () => (await askTimes(site, 4)).every(({ from }) => from === two.url)).toBe(true);
    one.asked.length = 0;
    await askTimes(site, 10);
    expect(one.asked).toEqual([]);
    two.ready = false;
    // All lack the database, for example: each reports that itself.
    await until(async () => (await askTimes(site, 4)).some(({ from }) => from === one.url)).toBe(true);
  });

  it('replace one that is gone, for changes as well, until it is back', async () => {
    const site = await startGateway();
    await two.die();
    const bodies = ['a', 'b', 'c', 'd'];
    const answers = await Promise.all(bodies.flatMap((body) => [ask(site, 'PUT', body), ask(site)]));
    expect(answers).toEqual(Array(8).fill({ status: 200, from: one.url }));
    expect(one.asked.filter((asked) => asked.startsWith('PUT')).toSorted()).toEqual(bodies.map((body) => `PUT ${body}`));
    const again = await startApi(Number(new URL(two.url).port));
    await until(async () => (await askTimes(site, 2)).some(({ from }) => from === again.url)).toBe(true);
  });

  it('are asked again for what was read from one that died, never for a change', async () => {
    const site = await startGateway();
    [one.kept, two.kept] = [[], []];
    const change = ask(site, 'PUT', 'typed');
    await until(() => one.asked.length + two.asked.length).toBe(1);
    const [first, other] = one.asked.length > 0 ? [one, two] : [two, one];
    await first.die();
    expect((await change).status).toBe(502);
    const reading = ask(site);
    await until(() => other.asked).toEqual(['GET']);
    const again = await startApi(Number(new URL(first.url).port));
    await other.die();
    expect(await reading).toEqual({ status: 200, from: again.url });
    expect(again.asked).toEqual(['GET']);
  });

  it('answer the gateway’s own questions as long as one of them is there', async () => {
    const api = new ApiReplicas([one.url, two.url]);
    await one.die();
    for (const _ of [1, 2, 3]) expect(await (await api.fetch('/api/thing')).text()).toBe(two.url);
    await two.die();
    await expect(api.fetch('/api/thing')).rejects.toThrow();
    api.stop();
  });
});

describe('a gateway that leaves', () => {
  it('says so, and goes on answering without keeping connections', async () => {
    const leaving = new AbortController();
    const site = await startGateway(leaving.signal);
    expect((await fetch(`${site}/readyz`)).status).toBe(200);
    expect((await fetch(`${site}/api/thing`)).headers.get('connection')).toBe('keep-alive');
    leaving.abort();
    for (const [path, status] of [
      ['/readyz', 503],
      ['/healthz', 200],
      ['/api/thing', 200],
    ] as const) {
      const answer = await fetch(site + path);
      expect([path, answer.status, answer.headers.get('connection')]).toEqual([path, status, 'close']);
    }
  });
});
