import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { serverProcesses, workerProcesses } from '../../test/server-process.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { createUser } from '../domains/identity/accounts/index.ts';
import { orderMail } from '../mail-outbox/mail-orders.queries.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string } }[];
}

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
const settings = {
  DATABASE_URL: database.url,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
  NO_PROXY: '127.0.0.1',
};
const start = serverProcesses(settings);
/** Its mail server has no listener. */
const startWorker = workerProcesses({ ...settings, SMTP_URL: 'smtp://127.0.0.1:2', MAIL_FROM: 'Us <us@study.org>' });
afterAll(async () => {
  collector.close();
  await database.drop();
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const BROWSER_SPAN = '00f067aa0ba902b7';
const attribute = (span: Span, name: string) => span.attributes.find(({ key }) => key === name)?.value.stringValue;

test('a request is traced from the browser to the database, without personal data', async () => {
  const server = await start();
  await (await fetch(`${server.url}/healthz`)).text();
  const answer = await fetch(`${server.url}/api/search?query=SECRET`, {
    headers: { traceparent: `00-${TRACE}-${BROWSER_SPAN}-00`, 'user-agent': 'SECRET', 'x-forwarded-for': '203.0.113.99' },
  });
  await answer.text();
  expect(answer.headers.get('x-request-id')).toBe(TRACE);
  const own = await fetch(`${server.url}/api/plans`);
  await own.text();
  // Buffered spans are sent on exit.
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

test('a separate worker traces its calls to the mail server, and reports its state', async () => {
  const worker = await startWorker('worker');
  const { id } = await createUser(database.db, { email: 'SECRET@example.com', username: 'Reader', password: null }, new Date());
  await orderMail(database.db, { kind: 'verify-email', address: 'SECRET@example.com', userId: id }, new Date());
  const ask = async (path: string) => (await fetch(worker.url + path)).text();
  await vi.waitFor(async () => expect(await ask('/metrics')).toContain('outside_service_failed_calls_total{service="mail"} 1'), {
    timeout: 30_000,
  });
  expect(await ask('/metrics')).toMatch(/^queue_waiting_items\{queue="mails"\} \d/m);
  expect(await ask('/readyz')).toContain('ok');
  process.kill(worker.pid, 'SIGTERM');
  const told = () => spans.find(({ name }) => name === 'call mail');
  await vi.waitFor(() => expect(told()).toBeDefined(), { timeout: 30_000 });
  expect(attribute(told() as Span, 'service.peer.name')).toBe('mail');
  expect(attribute(told() as Span, 'error.type')).toBeDefined();
  expect(JSON.stringify(spans)).not.toContain('SECRET');
});
