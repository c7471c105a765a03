import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createApplicationRole } from '../../test/application-role.ts';
import { readConfig } from '../config.ts';
import { migrateCommand } from '../db/migrate-command.ts';
import { systemClock } from '../http/clock.ts';
import { startWorkers } from './workers.ts';

const { owner, ownerUrl, role, url, application, drop } = await createApplicationRole();
afterAll(drop);
const quiet = { print: () => {}, complain: () => {} };
await migrateCommand('latest', { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }, quiet);

async function runOneJob(db: Knex, address: string): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: address, DATA_DIR: `/tmp/${role}` });
  const workers = startWorkers({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
  await workers.ready;
  await db('rate_limits').insert({ key: 'over', points: 1, expires_at: new Date(0) });
  await db.raw("INSERT INTO pgboss.job (name) VALUES ('purge-idempotency-keys') ON CONFLICT DO NOTHING");
  await expect.poll(() => db('rate_limits').pluck('key'), { interval: 200 }).toEqual([]);
  await workers.stop();
}

test('jobs run as the application', () => runOneJob(application, url));

test('one role that owns the tables makes the queue by itself', async () => {
  await owner.raw('DROP SCHEMA pgboss CASCADE');
  await runOneJob(owner, ownerUrl);
});
