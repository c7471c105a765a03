import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectDatabase } from '../../src/db/connect.ts';
import { compare } from './comparing.ts';
import { type RunOptions, runFaults } from './fault-run.ts';
import { type FaultySystem, type PartName, startFaultySystem } from './system.ts';

/** A sample of `npm run faults -w nightly`: what dies is said here, and when is a matter of how far the learners are. */
const DYING: readonly PartName[] = ['postgres', 'api-1', 'gateway', 'api-2', 'worker', 'postgres'];
const ANSWERS = 900;
const EVENTS = 60;
/** Six restarts take long on a busy machine. */
const MAX_MS = 300_000;
const REST_MS = 200_000;

const TIMEOUT = { timeout: MAX_MS + REST_MS, interval: 20 };

let folder: string;
let system: FaultySystem;

const oneAfterTheOther: RunOptions['strike'] = async ({ signal, acknowledged, kill }) => {
  const until = (isSo: () => boolean) => vi.waitFor(() => expect(signal.aborted || isSo()).toBe(true), TIMEOUT);
  for (const [index, part] of DYING.entries()) {
    const due = ((index + 1) * ANSWERS) / (DYING.length + 1);
    await until(() => acknowledged() >= due);
    await until(() => system.pids().has(part));
    // A run that ended before its goal reports its progress below.
    if (signal.aborted) return;
    await kill(part);
  }
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  // Root's database runs under another account, which must be able to pass.
  await chmod(folder, 0o755);
  system = await startFaultySystem(folder);
}, MAX_MS);
afterAll(async () => {
  await system?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Takes some of what was acknowledged away again, and doubles some. */
async function tamper(db: Knex, slug: string): Promise<void> {
  const { id } = await db('tests').where({ slug }).first('id');
  await db('test_changes').where({ test_id: id, sequence: 1 }).delete();
  await db('test_changes').where({ test_id: id, sequence: 2 }).update({ sequence: 9_000 });
  await db.raw("UPDATE payment_events SET event_id = event_id || ' again' WHERE id = (SELECT min(id) FROM payment_events)");
  await db.raw('DELETE FROM memberships WHERE id = (SELECT min(id) FROM memberships WHERE order_id IS NOT NULL)');
  await db.raw(
    `INSERT INTO tests (slug, user_id, subject_id, duration, draw_seed, created_at)
     SELECT slug || '-again', user_id, subject_id, duration, draw_seed, created_at FROM tests WHERE id = ?`,
    [id],
  );
}

test(
  'whatever part is killed, no acknowledged answer, test or payment is lost, and none is there twice; one would be found',
  async () => {
    const goal = { answers: ANSWERS, events: EVENTS, maxMs: MAX_MS };
    const outcome = await runFaults(system, { ...goal, seed: 1, learners: 8, strike: oneAfterTheOther });
    const { verdict, notebook, ledger, tally, kills, now } = outcome;
    expect(notebook.unexpected).toEqual([]);
    expect(notebook.acknowledged, JSON.stringify({ kills, events: ledger.acknowledged.size, ...tally })).toBeGreaterThanOrEqual(
      ANSWERS,
    );
    expect(Object.entries(verdict).filter(([, count]) => count > 0)).toEqual([]);
    expect(kills).toEqual({ postgres: 2, 'api-1': 1, 'api-2': 1, gateway: 1, worker: 1 });
    expect([ledger.acknowledged.size, ledger.settled.length]).toEqual([EVENTS, EVENTS / 6]);

    const db = connectDatabase(system.databaseUrl, { poolSize: 1 });
    await tamper(db, notebook.tests[0]?.slug ?? '');
    const found = await compare(db, notebook, ledger, now).finally(() => db.destroy());
    expect(found).toMatchObject({
      answersLost: 2,
      answersDoubled: 1,
      testsDoubled: 1,
      eventsLost: 1,
      eventsDoubled: 1,
      ordersWrong: 1,
    });
  },
  MAX_MS + REST_MS,
);
