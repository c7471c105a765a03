import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../test/sample-bank.ts';
import { startTestApi } from '../../test/test-api.ts';
import { startWorkers } from './workers.ts';

const QUEUE = 'close-expired-tests';
const SLUGS = ['one', 'two', 'three', 'four', 'five'];

const api = await startTestApi();
const done: number[] = [];
const log = pino({ level: 'info' }, { write: (line) => done.push(...endedBy(JSON.parse(line))) });
const endedBy = ({ job, done: ended }: { job?: string; done?: number }) => (job === QUEUE && ended ? [ended] : []);
const start = () => startWorkers({ config: api.config, db: api.db, clock: api.clock, log });

/** Tests whose time ran out an hour ago while nobody looked, and a note of every ending. */
beforeAll(async () => {
  await seedSampleBank(api.db);
  api.clock.set(new Date());
  const learner = await api.signUp();
  const body = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  for (const name of SLUGS) {
    const { slug } = (await api.call('POST /api/test', { body: { ...body, duration: 30 }, as: learner })).body;
    await api.call('POST /api/test/:slug/start', { params: { slug }, body: {}, as: learner });
    await api.db('tests').where({ slug }).update({ slug: name });
  }
  await api.db.raw(`
    UPDATE tests SET started_at = started_at - interval '90 minutes', deadline = deadline - interval '90 minutes';
    CREATE TABLE endings (slug text);
    CREATE FUNCTION note_ending() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO endings VALUES (NEW.slug); RETURN NEW; END $$;
    CREATE TRIGGER note_ending AFTER UPDATE OF submitted_at ON tests FOR EACH ROW EXECUTE FUNCTION note_ending()`);
});

test('tests are closed by the queue, exactly once with two replicas, also after a process was killed in the middle of it', async () => {
  const first = start();
  await first.ready;
  await first.stop();

  const connectionString: string = api.db.client.config.connection.connectionString;
  const boss = new PgBoss({ connectionString, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  // What a killed process leaves: a job that runs on paper and lets no other run.
  await boss.send(QUEUE);
  await api.db.raw(`UPDATE pgboss.job SET state = 'active', started_on = now(), heartbeat_on = now() - interval '1 minute'
                     WHERE name = '${QUEUE}'`);
  await boss.send(QUEUE);

  const replicas = [start(), start()];
  await Promise.all(replicas.map(({ ready }) => ready));
  await api.db.raw('UPDATE pgboss.queue SET monitor_claim_on = NULL');
  await boss.supervise(QUEUE);
  const said = () => done.reduce((sum, ended) => sum + ended, 0);
  await expect.poll(said, { timeout: 20_000, interval: 100 }).toBe(SLUGS.length);
  expect(await api.db('endings').orderBy('slug').pluck('slug')).toEqual(SLUGS.toSorted());
  const [ended] = await api.db('tests').where('slug', 'one');
  expect(ended).toMatchObject({ attempts: 1, closed_by: 'time', submitted_at: ended.deadline });
  await Promise.all(replicas.map(({ stop }) => stop()));
  await boss.stop({ graceful: false });
});
