import { createHash } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../test/sample-bank.ts';
import { type KillableProcess, workerProcesses } from '../../test/server-process.ts';
import { type Session, startTestApi } from '../../test/test-api.ts';

const TESTS = 8;
const QUEUE = 'close-expired-tests';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const DATABASE_URL: string = api.db.client.config.connection.connectionString;
const startWorker = workerProcesses({ DATABASE_URL, DATA_DIR: api.config.DATA_DIR });
const boss = new PgBoss({ connectionString: DATABASE_URL, max: 1, supervise: false, schedule: false });
let learner: Session;

/** Whatever ends a test takes a moment and leaves a note of who did it, in the same transaction. */
beforeAll(async () => {
  await api.db.raw(`
    CREATE TABLE endings (slug text, ended_by text);
    CREATE FUNCTION note_ending() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN PERFORM pg_sleep(0.04); INSERT INTO endings VALUES (NEW.slug, current_setting('application_name')); RETURN NEW; END $$;
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

/** What the queue does by itself when a minute and a half have gone by: a job whose process says nothing any more makes room. */
async function noticeDeath(): Promise<void> {
  await boss.send(QUEUE);
  await api.db.raw(`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 minute' WHERE name = ? AND state = 'active'`, [
    QUEUE,
  ]);
  await api.db.raw('UPDATE pgboss.queue SET monitor_claim_on = NULL');
  await boss.supervise(QUEUE);
}

const endings = (saved: ReadonlyMap<string, number>): Promise<{ slug: string; ended_by: string }[]> =>
  api.db('endings').whereIn('slug', [...saved.keys()]);

test('a worker killed while it closes tests: another closes the rest, each test once and with all that was saved', async () => {
  const workers = new Map<string, KillableProcess>();
  const start = async (name: string) => workers.set(name, await startWorker(name));
  await Promise.all([start('worker-0'), start('worker-1')]);
  const saved = await startTests();
  await expire();
  await boss.send(QUEUE);
  const ended = () => endings(saved);
  await expect.poll(async () => (await ended()).length, { interval: 10 }).toBeGreaterThan(0);
  const victim = (await ended())[0]?.ended_by ?? '';
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 200));
  await workers.get(victim)?.kill();
  workers.delete(victim);
  const [survivor] = workers.keys();
  const before = await ended();
  expect(before.length).toBeLessThan(TESTS);

  await noticeDeath();
  await expect.poll(async () => (await ended()).length, { interval: 50 }).toBe(TESTS);
  const after = await ended();
  expect(after.map(({ slug }) => slug).sort()).toEqual([...saved.keys()].sort());
  const ofVictim = after.filter(({ ended_by }) => ended_by === victim).length;
  expect(after.filter(({ ended_by }) => ended_by === survivor)).toHaveLength(TESTS - ofVictim);
  for (const [slug, count] of saved) {
    const { body: log } = await api.call('GET /api/test/:slug/log', { params: { slug }, as: learner });
    const answers = log.final.map(({ answer }) => answer?.parts[0]?.value).filter((value) => value !== undefined);
    expect(answers).toEqual(log.final.slice(0, count).map(({ question_id }) => `${slug} ${question_id}`));
    expect(log.receipt).toMatchObject({ at: log.deadline, stored: count });
    expect(log.receipt?.digest).toBe(createHash('sha256').update(JSON.stringify(log.final)).digest('hex'));
    expect(await api.db('tests').where({ slug }).first('attempts', 'closed_by')).toEqual({ attempts: 1, closed_by: 'time' });
  }
  process.stdout.write(`killed after ${ofVictim} of ${TESTS} tests\n`);
}, 40_000);
