import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../http/clock.ts';
import { jobs } from './schedule.ts';
import { startWorkers } from './workers.ts';

const database = await createTestDatabase();
const DATA_DIR = await mkdtemp(join(tmpdir(), 'workers-'));
afterAll(async () => {
  await database.drop();
  await rm(DATA_DIR, { recursive: true, force: true });
});

const start = () =>
  startWorkers({
    config: readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR }),
    db: database.db,
    clock: systemClock,
    log: pino({ level: 'silent' }),
  });

test('two processes start on an empty queue, keep one timetable, and run a job that one of them is given', async () => {
  const workers = [start(), start()];
  await Promise.all(workers.map(({ ready }) => ready));
  const { rows: timetable } = await database.db.raw('SELECT name, cron FROM pgboss.schedule ORDER BY name');
  expect(timetable).toEqual(jobs.map(({ name, cron }) => ({ name, cron })).sort((a, b) => (a.name < b.name ? -1 : 1)));

  await database.db('rate_limits').insert({ key: 'over', points: 1, expires_at: new Date(0) });
  const queued = `INSERT INTO pgboss.job (name) SELECT 'purge-expired-sessions' FROM generate_series(1, 5) ON CONFLICT DO NOTHING`;
  await database.db.raw(queued);
  await expect.poll(() => database.db('rate_limits').pluck('key'), { timeout: 15_000, interval: 200 }).toEqual([]);
  await Promise.all(workers.map(({ stop }) => stop()));
});
