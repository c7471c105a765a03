import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { startTestApi } from '../../test/test-api.ts';

const api = await startTestApi();

/** The value of a series in a scrape; undefined if there is none. */
async function read(series: string): Promise<number | undefined> {
  const response = await api.fetch('/metrics');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')]);
  const line = (await response.text()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

const answered = (labels: string) => read(`http_request_duration_seconds_count{${labels}}`);

test('responses are counted by the pattern of their route, whatever ids and addresses are requested', async () => {
  for (const id of [1, 2, 3]) await api.call('GET /api/questions/:id', { params: { id } });
  await api.fetch('/api/no-such-thing-1');
  await api.fetch('/api/no-such-thing-2');
  expect(await answered('method="GET",route="/api/questions/:id",status="404"')).toBe(3);
  expect(await answered('method="GET",route="other",status="404"')).toBe(2);
});

test('waiting work is reported by queue with the age of its oldest item, and mails of another day as due', async () => {
  api.clock.set('2026-11-21T09:00:00Z');
  const { user } = await api.signUp();
  await api.db('mail_orders').delete();
  const order = { kind: 'welcome', user_id: user.id, address: user.email, data: {}, created_at: api.clock.now() };
  await api.db('mail_orders').insert({ ...order, due_at: new Date('2026-11-21T08:58:30Z') });
  expect(await read('queue_waiting_items{queue="mails"}')).toBe(1);
  expect(await read('queue_oldest_item_age_seconds{queue="mails"}')).toBe(90);
  expect(await read('backlog_readable')).toBe(1);
});

test('the process, its event loop and its connections are in it', async () => {
  expect(await read('database_pool_connections{state="waiting"}')).toBe(0);
  expect(await read('nodejs_eventloop_lag_p99_seconds')).toEqual(expect.any(Number));
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0);
});

test('alert rules and the example dashboard ask for metrics that there are', async () => {
  const folder = new URL('../../../deploy/monitoring/', import.meta.url);
  const files = await Promise.all(['alerts.yaml', 'dashboard.json'].map((name) => readFile(new URL(name, folder), 'utf8')));
  const expressions = files.flatMap((text) =>
    [...text.matchAll(/^\s*"?expr"?: (.+)$/gm)].map(([, expression = '']) => expression),
  );
  expect(expressions.length).toBeGreaterThan(25);
  const asked = expressions.flatMap((text) => text.replace(/\{.*?\}|"/g, ' ').match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? []);
  const names = new Set(
    asked.map((name) => name.replace(/_(?:bucket|count)$/, '')).filter((name) => name !== 'histogram_quantile'),
  );
  const scrape = await (await api.fetch('/metrics')).text();
  const known = (name: string) => name.startsWith('gateway_') || scrape.includes(`# TYPE ${name} `);
  expect([...names].filter((name) => !known(name))).toEqual([]);
  expect([...names].filter((name) => name.startsWith('gateway_'))).toEqual(['gateway_request_duration_seconds']);
});

test('page speed in browsers is reported by page; unknown names become one', async () => {
  const vitals = [
    { metric: 'LCP', value: 1_200, page: 'question-list' },
    { metric: 'CLS', value: 0.07, page: 'question-list' },
    { metric: 'LCP', value: 9_000, page: 'invented-1' },
    { metric: 'LCP', value: 9_000, page: 'invented-2' },
    { metric: 'LCP', value: 9_000 },
    { metric: 'TTFB', value: 100, page: 'question-list' },
  ].map((vital) => ({ module: 'mfe-x', version: '0123456789abcdef', ...vital }));
  const body = JSON.stringify({ vitals });
  const told = await api.fetch('/api/web-vitals', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(told.status).toBe(204);
  expect(await read('web_vital_lcp_seconds_bucket{le="1",page="question-list"}')).toBe(0);
  expect(await read('web_vital_lcp_seconds_bucket{le="1.5",page="question-list"}')).toBe(1);
  expect(await read('web_vital_layout_shift_sum{page="question-list"}')).toBe(0.07);
  expect(await read('web_vital_lcp_seconds_count{page="other"}')).toBe(3);
});

test('the other metrics are reported without the database', async () => {
  await api.db.destroy();
  expect(await read('backlog_readable')).toBe(0);
  expect(await read('process_resident_memory_bytes')).toBeGreaterThan(0);
});
