import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { serverProcesses } from '../../test/server-process.ts';
import { createTestDatabase } from '../../test/test-database.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

/** What the collector was sent. */
const spans: Span[] = [];
const asked: (string | undefined)[] = [];
/** Takes OTLP as JSON: https://opentelemetry.io/docs/specs/otlp/#otlphttp */
const collector = createServer(async (request, response) => {
  asked.push(request.url);
  const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
  spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
}).listen(0, '127.0.0.1');
await once(collector, 'listening');

const database = await createTestDatabase();
const start = serverProcesses({
  DATABASE_URL: database.url,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  NO_PROXY: '127.0.0.1',
});
afterAll(async () => {
  collector.close();
  await database.drop();
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER_SPAN = '00f067aa0ba902b7';
const attribute = (span: Span, name: string) => span.attributes.find(({ key }) => key === name)?.value.stringValue;

test('a request is told to the collector from the browser to the database, and nothing of whoever asked', async () => {
  const server = await start();
  await (await fetch(`${server.url}/healthz`)).text();
  const answer = await fetch(`${server.url}/api/search?query=SECRET`, {
    headers: { traceparent: `00-${TRACE}-${BROWSER_SPAN}-00`, 'user-agent': 'SECRET', 'x-forwarded-for': '203.0.113.99' },
  });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe(TRACE);
  const own = await fetch(`${server.url}/api/plans`);
  await own.text();
  // What was not sent yet is sent at the end.
  process.kill(server.pid, 'SIGTERM');
  const traceOf = (id: string | null) => spans.filter(({ traceId }) => traceId === id);
  await vi.waitFor(() => expect(traceOf(own.headers.get('x-request-id')).length).toBeGreaterThan(1), { timeout: 30_000 });

  expect(new Set(asked)).toEqual(new Set(['/v1/traces']));
  const trace = traceOf(TRACE);
  const root = trace.find(({ parentSpanId }) => parentSpanId === BROWSER_SPAN);
  expect(root?.name).toBe('GET /api/search');
  const statements = trace.flatMap((span) => attribute(span, 'db.query.text') ?? attribute(span, 'db.statement') ?? []);
  expect(statements.some((text) => text.includes('FROM '))).toBe(true);
  expect(JSON.stringify(spans)).not.toMatch(/SECRET|203\.0\.113\.99/);
  expect(spans.filter((span) => JSON.stringify(span).includes('/healthz'))).toEqual([]);
  expect(new Set(spans.map(({ traceId }) => traceId)).size).toBe(2);
});
