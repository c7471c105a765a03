import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';
import { bareEnvironment } from '../../test/bare-environment.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { createFileStore, newFileKey } from '../adapters/files/index.ts';
import { createLtiTool } from '../adapters/lti/index.ts';
import { outboxFolder, readStoredMails } from '../adapters/mail/index.ts';
import { readConfig } from '../config.ts';
import { jobs } from '../contexts.ts';
import { createUser } from '../domains/identity/accounts/index.ts';
import { expectFile } from '../domains/operations/files/index.ts';
import { systemClock } from '../http/clock.ts';
import { orderMail } from '../mail-outbox/mail-orders.queries.ts';
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

test('two processes start on an empty queue, share one timetable, and run a job that one of them is given', async () => {
  const workers = [start(), start()];
  await Promise.all(workers.map(({ ready }) => ready));
  const { rows: timetable } = await database.db.raw('SELECT name, cron FROM pgboss.schedule ORDER BY name');
  expect(timetable).toEqual(jobs.map(({ name, cron }) => ({ name, cron })).sort((a, b) => (a.name < b.name ? -1 : 1)));

  await database.db('rate_limits').insert({ key: 'over', points: 1, expires_at: new Date(0) });
  const queued = `INSERT INTO pgboss.job (name) SELECT 'purge-idempotency-keys' FROM generate_series(1, 5) ON CONFLICT DO NOTHING`;
  await database.db.raw(queued);
  await expect.poll(() => database.db('rate_limits').pluck('key'), { interval: 200 }).toEqual([]);
  await Promise.all(workers.map(({ stop }) => stop()));
});

test('files that nothing names are removed by the store that the process has', async () => {
  const key = newFileKey('answer', 'application/pdf');
  await expectFile(database.db, key, new Date(0));
  const files = createFileStore(readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: 'elsewhere' }));
  const remove = vi.spyOn(files, 'remove').mockResolvedValue();
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR });
  const job = jobs.find(({ name }) => name === 'remove-unnamed-files');
  const context = { db: database.db, now: new Date(), log: pino({ level: 'silent' }), config, files, lti: createLtiTool(config) };
  expect(await job?.run(context)).toBe(1);
  expect(remove.mock.calls).toEqual([[key]]);
});

test('the command sends mails that are ordered while it runs, and ends on SIGTERM', async () => {
  const command = fileURLToPath(new URL('./run-workers.ts', import.meta.url));
  const env = { ...bareEnvironment, NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR };
  const child = spawn(process.execPath, [command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  afterAll(() => child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  const said: string[] = [];
  child.stdout.on('data', (chunk) => said.push(String(chunk)));
  await expect.poll(() => said.join(''), { timeout: 100_000 }).toContain('"msg":"working"');

  const details = { email: 'reader@example.com', username: 'Reader', password: null };
  const { id } = await createUser(database.db, details, new Date());
  await orderMail(database.db, { kind: 'verify-email', address: 'reader@example.com', userId: id }, new Date());
  const mails = () => readStoredMails(outboxFolder({ DATA_DIR }), 'reader@example.com');
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.text).toContain('/verify-user?token=');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
