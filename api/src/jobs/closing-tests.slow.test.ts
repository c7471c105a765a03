import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../test/sample-bank.ts';
import { type KillableProcess, workerProcesses } from '../../test/server-process.ts';
import { type Session, startTestApi } from '../../test/test-api.ts';

const TESTS = 8;
const QUEUE = 'close-expired-tests';
/** Number of kills, one after the other, so that the workers that take over are killed too. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
/** An advisory lock; while it is taken, workers that have ended some tests wait for it. */
const GATE = 4711;

const api = await startTestApi({}, { filledBy: seedSampleBank });
const DATABASE_URL: string = api.db.client.config.connection.connectionString;
const startWorker = workerProcesses({ DATABASE_URL, DATA_DIR: api.config.DATA_DIR });
const boss = new PgBoss({ connectionString: DATABASE_URL, max: 1, supervise: false, schedule: false });
let learner: Session;

/** A trigger records which worker ended a test, in the same transaction; after three it waits for the lock. */
beforeAll(async () => {
  await api.owner.raw(`
    CREATE TABLE endings (slug text, ended_by text);
    CREATE FUNCTION note_ending() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO endings VALUES (NEW.slug, current_setting('application_name'));
        IF (SELECT count(*) % ${TESTS} FROM endings) > 3 THEN PERFORM pg_advisory_xact_lock_shared(${GATE}); END IF;
        RETURN NEW;
      END $$;
    CREATE TRIGGER note_ending AFTER UPDATE OF submitted_at ON tests FOR EACH ROW EXECUTE FUNCTION note_ending()`);
  api.clock.set(new Date());
  learner = await api.asStaff();
  boss.on('error', () => {});
  await boss.start();
});
afterAll(() => boss.stop({ graceful: false }));

/** Tests with 1 to 3 saved answers each; all are over once `expire` says so. */
async function startTests(): Promise<Map<string, number>> {
  const body = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const saved = new Map<string, number>();
  for (let index = 0; index < TESTS; index += 1) {
    const { slug } = (await api.call('POST /api/test', { body: { ...body, duration: 30 }, as: learner })).body;
    const params = { slug };
    await api.call('POST /api/test/:slug/start', { params, body: {}, as: learner });
    const { questions = [] } = (await api.call('GET /api/test/:slug', { params, query: {}, as: learner })).body;
    const changes = questions.slice(0, 1 + (index % 3)).map(({ question_id }) => {
      const answer = { option: null, parts: [{ part: 'a', value: `${slug} ${question_id}` }] };
      return { question_id, state: 'attempted' as const, flagged: false, answer, revision: 0 };
    });
    await api.call('PATCH /api/test/:slug/progress', { params, body: { client_id: 'tab', changes }, as: learner });
    saved.set(slug, changes.length);
  }
  return saved;
}

const expire = () =>
  api.db.raw(`UPDATE tests SET started_at = started_at - interval '90 minutes', deadline = deadline - interval '90 minutes'
               WHERE submitted_at IS NULL`);

const endings = (saved: ReadonlyMap<string, number>): Promise<{ slug: string; ended_by: string }[]> =>
  api.db('endings').whereIn('slug', [...saved.keys()]);
const endedBy = async (name: string) => (await api.db('endings').where({ ended_by: name })).length;

async function whoWaits(): Promise<string | undefined> {
  const waiting = await api
    .db('pg_stat_activity')
    .where({ wait_event: 'advisory' })
    .whereRaw('datname = current_database()')
    .first('application_name');
  return waiting?.application_name;
}

async function expectAllEnded(saved: ReadonlyMap<string, number>): Promise<void> {
  expect((await endings(saved)).map(({ slug }) => slug).sort()).toEqual([...saved.keys()].sort());
  for (const [slug, count] of saved) {
    const { body: log } = await api.call('GET /api/test/:slug/log', { params: { slug }, as: learner });
    const answers = log.final.map(({ answer }) => answer?.parts[0]?.value).filter((value) => value !== undefined);
    expect(answers).toEqual(log.final.slice(0, count).map(({ question_id }) => `${slug} ${question_id}`));
    expect(log.receipt).toMatchObject({ at: log.deadline, stored: count });
    expect(log.receipt?.digest).toBe(createHash('sha256').update(JSON.stringify(log.final)).digest('hex'));
    expect(await api.db('tests').where({ slug }).first('attempts', 'closed_by')).toEqual({ attempts: 1, closed_by: 'time' });
  }
}

// For what hangs: processes start ten times as slowly where much else is done.
const limit = 300_000 + ROUNDS * 100_000;
test('workers killed while they close tests: others close the rest, each once and with all that was saved', {
  timeout: limit,
}, async () => {
  const workers = new Map<string, KillableProcess>();
  const start = async (name: string) => workers.set(name, await startWorker(name));
  await start('worker-0');
  for (let round = 1; round <= ROUNDS; round += 1) {
    await start(`worker-${round}`);
    const saved = await startTests();
    await expire();
    const gate = await api.db.transaction();
    await gate.raw('SELECT pg_advisory_xact_lock(?)', [GATE]);
    await boss.send(QUEUE);
    await expect.poll(whoWaits, { interval: 20 }).toBeDefined();
    const victim = (await whoWaits()) ?? '';
    const before = await endedBy(victim);
    expect((await endings(saved)).length).toBeLessThan(TESTS);
    await workers.get(victim)?.kill();
    workers.delete(victim);
    await gate.rollback();

    await boss.send(QUEUE);
    await expect.poll(async () => (await endings(saved)).length, { interval: 50 }).toBe(TESTS);
    expect(await endedBy(victim)).toBe(before);
    await expectAllEnded(saved);
  }
});
