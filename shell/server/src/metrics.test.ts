import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createMetrics } from './metrics.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A gateway that answers 404 to `/modules/` and 200 to the rest, and a reader of its metrics. */
async function startBoth() {
  const metrics = createMetrics();
  const gateway = await listen(
    createServer((request, response) => {
      metrics.time(request, response);
      response.writeHead(request.url?.startsWith('/modules/') ? 404 : 200).end();
    }),
  );
  const scraped = await listen(metrics.server(pino({ level: 'silent' })));
  return { gateway, scraped, scrape: async () => (await fetch(`${scraped}/metrics`)).text() };
}

test('answers are counted by what was asked for, not by address', async () => {
  const { gateway, scrape } = await startBoth();
  for (const path of [
    '/api/subjects',
    '/api',
    '/content?x',
    '/modules/a/1.js',
    '/math-aa-sl',
    '/login',
    '/apis',
    '/releases/x',
  ]) {
    await (await fetch(`${gateway}${path}`)).text();
  }
  // A response is counted with its last byte, a moment after its reader has it.
  await vi.waitFor(
    async () => {
      const text = await scrape();
      const count = (labels: string) =>
        new RegExp(`gateway_request_duration_seconds_count\\{${labels}\\} (\\d+)`).exec(text)?.[1];
      expect(count('kind="api",status="200"')).toBe('3');
      expect(count('kind="file",status="404"')).toBe('1');
      expect(count('kind="page",status="200"')).toBe('3');
      expect(count('kind="release",status="200"')).toBe('1');
    },
    { timeout: 30_000 },
  );
});

test('nothing but metrics is answered on their port', async () => {
  const { scraped } = await startBoth();
  const statuses = [fetch(`${scraped}/`), fetch(`${scraped}/api/subjects`), fetch(`${scraped}/metrics`, { method: 'POST' })];
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
