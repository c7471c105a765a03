import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../test/test-database.ts';
import { readConfig } from '../config.ts';
import { connectDatabase } from '../db/connect.ts';
import { migrateCommand } from '../db/migrate-command.ts';
import { systemClock } from '../http/clock.ts';
import { startWorkers } from './workers.ts';

const { owner, ownerUrl, drop } = await createTestDatabase({ empty: true });
const role = `application_${randomUUID().slice(0, 8)}`;
const address = new URL(ownerUrl);
[address.username, address.password] = [role, 'secret'];
const application: Knex = connectDatabase(address.href, { poolSize: 4 });
afterAll(async () => {
  await application.destroy();
  await owner.raw(`DROP OWNED BY ${role}`);
  await owner.raw(`DROP ROLE ${role}`);
  await drop();
});
const quiet = { print: () => {}, complain: () => {} };
await migrateCommand('latest', { DATABASE_URL: address.href, DATABASE_OWNER_URL: ownerUrl }, quiet);

/** Starts the jobs with one role, has one run, and stops them. */
async function runOneJob(db: Knex, url: string): Promise<void> {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: `/tmp/${role}` });
  const workers = startWorkers({ config, db, clock: systemClock, log: pino({ level: 'silent' }) });
  await workers.ready;
  await db('rate_limits').insert({ key: 'over', points: 1, expires_at: new Date(0) });
  await db.raw("INSERT INTO pgboss.job (name) VALUES ('purge-expired-sessions') ON CONFLICT DO NOTHING");
  await expect.poll(() => db('rate_limits').pluck('key'), { interval: 200 }).toEqual([]);
  await workers.stop();
}

test('jobs run as the application', () => runOneJob(application, address.href));

test('one role that owns the tables makes the queue by itself', async () => {
  await owner.raw('DROP SCHEMA pgboss CASCADE');
  await runOneJob(owner, ownerUrl);
});
