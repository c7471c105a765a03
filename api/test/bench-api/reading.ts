import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import autocannon from 'autocannon';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { createApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { systemClock } from '../../src/http/clock.ts';
import type { Learner } from './learners.ts';
import { type Statement, statementsOf } from './statements.ts';

export interface Reading {
  title: string;
  requests: { path: string; authorization?: string }[];
}

const COURSE = 'subject=math-aa-hl';
const WORDS = [
  'quadratic',
  'find the value',
  'probability',
  'inetgral',
  'vectors lines',
  'x_{1}',
  'sequences',
  'derivative of',
  'enthalpy',
  'motion',
];

/** Everything that is measured. `questionIds` are shown one by one. */
export function readings(learners: readonly Learner[], questionIds: readonly number[]): Reading[] {
  const each = (path: (index: number) => string) =>
    learners.map(({ authorization }, index) => ({ path: path(index), authorization }));
  return [
    { title: "guests' list of a course", requests: [{ path: `/api/questions?${COURSE}` }] },
    { title: "a learner's list of a course", requests: each((index) => `/api/questions?${COURSE}&page=${1 + (index % 20)}`) },
    {
      title: "a learner's list of one topic",
      requests: each((index) => `/api/questions?${COURSE}&topic=functions&page=${1 + (index % 5)}`),
    },
    {
      title: "a learner's question",
      requests: each((index) => `/api/questions/${questionIds[index % questionIds.length]}?${COURSE}`),
    },
    { title: "a learner's facets", requests: each(() => `/api/questions/filters?${COURSE}`) },
    { title: "a learner's tree of subjects", requests: each(() => '/api/subjects') },
    { title: 'search', requests: WORDS.map((words) => ({ path: `/api/search?query=${encodeURIComponent(words)}` })) },
  ];
}

/** The statements that each request of the API sends. */
export async function statementsOfReadings(
  db: Knex,
  databaseUrl: string,
  all: readonly Reading[],
): Promise<Record<string, Statement[]>> {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, DATA_DIR: '/nonexistent', LOG_LEVEL: 'error' });
  const app = createApp({ config, db, clock: systemClock, log: pino({ level: 'error' }) });
  const server = createServer(app.callback()).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const calls: Record<string, Statement[]> = {};
  for (const [index, { title, requests }] of all.entries()) {
    for (const [place, { path, authorization }] of requests.entries()) {
      calls[`/${index}/${place}`] = await statementsOf(db, async () => {
        const answer = await fetch(origin + path, { headers: authorization ? { authorization } : {} });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error(`${title}: ${path} answered ${answer.status}`);
      });
    }
  }
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return calls;
}

/** One round: answers in a second, milliseconds, and how many were no 200. */
export interface Round {
  rate: number;
  p50: number;
  p97: number;
  p99: number;
  failed: number;
}

export async function measure(
  url: string,
  requests: readonly Reading['requests'][number][],
  { seconds, connections }: { seconds: number; connections: number },
): Promise<Round> {
  const { latency, non2xx, errors, duration, ...result } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': 'br' },
    requests: requests.map(({ path, authorization }) => ({
      path,
      ...(authorization && { headers: { authorization, 'accept-encoding': 'br' } }),
    })),
  });
  return { rate: result['2xx'] / duration, p50: latency.p50, p97: latency.p97_5, p99: latency.p99, failed: non2xx + errors };
}
