import { createHash } from 'node:crypto';
import type { QuestionChange } from '@api/contract';
import { beforeAll, expect, test } from 'vitest';
import { seedSampleBank } from '../../../../../test/sample-bank.ts';
import { type ServerProcess, serverProcesses } from '../../../../../test/server-process.ts';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';

/** `KILL_ROUNDS=200 npx vitest run src/domains/tests/timed-tests/take-test/killed-server.slow.test.ts` tries harder. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 6);
const MOST_ROUNDS = 5 * ROUNDS;
const SAVES = 12;

const api = await startTestApi({}, { filledBy: seedSampleBank });
const startServer = serverProcesses({ DATABASE_URL: api.db.client.config.connection.connectionString as string });

let learner: Session;
beforeAll(async () => {
  api.clock.set(new Date());
  learner = await api.asStaff();
});

/** Sends the same bytes until they are answered: 503 means that nothing was done, as while a row is held by a server that has just died. */
async function sendUntilAnswered(url: string, init: RequestInit): Promise<{ status: number; text: string }> {
  for (;;) {
    const response = await fetch(url, init);
    const text = await response.text();
    if (response.status !== 503) return { status: response.status, text };
  }
}

/** Sends to the first server, and when it dies before its answer has come, the same bytes to the second. */
async function sendUntilAcknowledged(
  servers: readonly [ServerProcess, ServerProcess],
  method: string,
  path: string,
  body: unknown,
) {
  const headers = { authorization: `Bearer ${learner.token}`, 'content-type': 'application/json' };
  const init = { method, headers, body: JSON.stringify(body) };
  const first = await sendUntilAnswered(servers[0].url + path, init).catch((error) => ({
    refused: error.cause?.code === 'ECONNREFUSED',
  }));
  if ('text' in first) return { ...first, cutOff: false };
  return { ...(await sendUntilAnswered(servers[1].url + path, init)), cutOff: !first.refused };
}

async function makeTest(): Promise<{ slug: string; ids: number[] }> {
  const body = { subject_slug: 'math-aa-sl', topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const { slug } = (await api.call('POST /api/test', { body: { ...body, duration: 30 }, as: learner })).body;
  const test = api.db('tests').where({ slug }).select('id');
  return { slug, ids: await api.db('test_questions').whereIn('test_id', test).orderBy('position').pluck('question_id') };
}

const changeOf = (ids: readonly number[], sequence: number, revisions: ReadonlyMap<number, number>): QuestionChange => {
  const question_id = ids[sequence % ids.length] as number;
  const answer = { option: null, parts: [{ part: 'a', value: String(sequence) }] };
  return { question_id, state: 'attempted', flagged: false, answer, revision: revisions.get(question_id) ?? 0, sequence };
};

/** Saves one answer after another and submits while one of the two servers is killed. Returns the acknowledged ones. */
async function takeTest(
  servers: readonly [ServerProcess, ServerProcess],
  slug: string,
  ids: readonly number[],
  killDuring: 'save' | 'submit',
) {
  const dying = { after: Math.random() * 60, done: Promise.resolve() };
  const killSoon = () => {
    dying.done = new Promise<void>((resolve) => setTimeout(resolve, dying.after)).then(() => servers[0].kill());
  };
  expect((await sendUntilAcknowledged(servers, 'POST', `/api/test/${slug}/start`, {})).status).toBe(200);
  if (killDuring === 'save') killSoon();
  const acknowledged: QuestionChange[] = [];
  const revisions = new Map<number, number>();
  let cutOff = 0;
  for (let sequence = 1; sequence <= SAVES; sequence += 1) {
    const change = changeOf(ids, sequence, revisions);
    const answer = await sendUntilAcknowledged(servers, 'PATCH', `/api/test/${slug}/progress`, {
      client_id: 'tab',
      changes: [change],
    });
    expect(answer.status, answer.text).toBe(200);
    const { saved, conflicts } = JSON.parse(answer.text);
    expect(conflicts).toBeUndefined();
    revisions.set(change.question_id, saved[0].revision);
    acknowledged.push(change);
    if (answer.cutOff) cutOff += 1;
  }
  if (killDuring === 'submit') {
    dying.after /= 2;
    killSoon();
  }
  const states = { attempted_questions: ids, skipped_questions: [] };
  const submissions = await Promise.all([1, 2, 3].map(() => sendUntilAcknowledged(servers, 'PUT', `/api/test/${slug}`, states)));
  expect(submissions.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(submissions.map(({ text }) => text)).size).toBe(1);
  await dying.done;
  cutOff += submissions.filter((submission) => submission.cutOff).length;
  return { acknowledged, receipt: JSON.parse(submissions[0]?.text ?? '').receipt, cutOff };
}

test(
  `${ROUNDS} servers killed mid-save or mid-submit lose no acknowledged change and double no attempt`,
  async () => {
    let [victim, survivor] = await Promise.all([startServer(), startServer()]);
    let cutOff = 0;
    // When a server dies is left to chance, as in life: a few more die where too few of them had anything on its way.
    const enough = () => cutOff > ROUNDS / 4;
    for (let round = 0; round < ROUNDS || (!enough() && round < MOST_ROUNDS); round += 1) {
      // Starting takes longer than a round: the next server starts during this one.
      const next = startServer();
      const { slug, ids } = await makeTest();
      const result = await takeTest([victim, survivor], slug, ids, round % 2 === 0 ? 'save' : 'submit');
      cutOff += result.cutOff;

      const log = (await api.call('GET /api/test/:slug/log', { params: { slug }, as: learner })).body;
      const stored = log.changes.filter(({ client_id }) => client_id === 'tab');
      const bySequence = new Map(stored.map((change) => [change.sequence, change]));
      expect(stored).toHaveLength(SAVES);
      for (const { sequence, answer } of result.acknowledged) expect(bySequence.get(sequence ?? 0)?.answer).toEqual(answer);
      for (const { question_id, answer } of log.final) {
        expect(answer).toEqual(result.acknowledged.findLast((change) => change.question_id === question_id)?.answer);
      }
      expect(log.receipt).toEqual(result.receipt);
      expect(createHash('sha256').update(JSON.stringify(log.final)).digest('hex')).toBe(result.receipt.digest);
      expect(await api.db('tests').where({ slug }).pluck('attempts')).toEqual([1]);

      [victim, survivor] = [survivor, await next];
    }
    expect(enough(), 'servers died while requests were on their way').toBe(true);
    process.stdout.write(`${ROUNDS} servers killed, ${cutOff} requests cut off\n`);
  },
  20_000 * MOST_ROUNDS,
);
