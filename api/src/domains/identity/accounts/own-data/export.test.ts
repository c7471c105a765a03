import { expect, test } from 'vitest';
import { attemptTest, blankPdf, upload } from '../../../../../test/answer-sheets.ts';
import { insertOneSubject } from '../../../../../test/one-subject.ts';
import { startTestApi } from '../../../../../test/test-api.ts';

const api = await startTestApi();
await insertOneSubject(api.db);
const [learner, other] = [await api.signUp(), await api.signUp()];
const at = api.clock.now();

const exported = async (as = learner) =>
  (await api.call('GET /api/user/export', { as })).body as Record<string, Record<string, unknown>[] | undefined>;
async function testOf(as = learner): Promise<{ slug: string; id: number }> {
  const slug = await attemptTest(api, as);
  const { id } = await api.db('tests').where({ slug }).first('id');
  return { slug, id };
}

test('own data hold every change of an answer, and only the user’s', async () => {
  const written = { based_on: 0, client_id: 'page', state: 'attempted', flagged: false, received_at: at };
  for (const [as, answer] of [
    [learner, 'mine'],
    [other, 'theirs'],
  ] as const) {
    const { id } = await testOf(as);
    const { question_id } = await api.db('test_questions').where('test_id', id).first('question_id');
    const change = (revision: number) => ({
      test_id: id,
      question_id,
      revision,
      answer: JSON.stringify({ text: answer }),
      ...written,
    });
    await api.db('test_changes').where({ test_id: id, question_id }).delete();
    await api.db('test_changes').insert([change(1), change(2)]);
  }
  const { test_changes = [] } = await exported();
  const mine = test_changes.filter(({ answer }) => answer !== null);
  expect(mine.map(({ revision, answer }) => [revision, answer])).toEqual([
    [1, { text: 'mine' }],
    [2, { text: 'mine' }],
  ]);
  expect(JSON.stringify(test_changes)).not.toContain('theirs');
});

test('own data hold what a teacher has written, once the sheet is returned', async () => {
  const { slug, id } = await testOf();
  expect((await upload(api, learner, slug, await blankPdf(1))).status).toBe(201);
  const draft = { revision: 1, marks: '{}', annotations: '[]', comment: 'Mind the sign', marked_count: 0, saved_at: at };
  await api.db('grading_drafts').insert({ test_id: id, ...draft });
  const before = await exported();
  expect(before.gradings).toMatchObject([{ test_id: id, state: 'submitted' }]);
  expect(before.grading_events).toMatchObject([{ test_id: id, type: 'uploaded' }]);
  expect(before.grading_drafts).toBeUndefined();
  const returned = { state: 'returned', paid_at: at, due_at: at, graded_at: at, marks_obtained: 3, returned_at: at };
  await api
    .db('gradings')
    .where('test_id', id)
    .update({ ...returned, report_key: 'report-x' });
  expect((await exported()).grading_drafts).toMatchObject([{ test_id: id, comment: 'Mind the sign' }]);
});

/** More rows than are read at once, and more text than is written at once. */
async function withEvents(userId: number, count: number): Promise<void> {
  await api.owner.raw(
    `INSERT INTO security_events (kind, user_id, details, at, address)
     SELECT 'sign-in', ?, jsonb_build_object('number', number, 'words', repeat('é', 500)), now(), '::1' FROM generate_series(1, ?) number`,
    [userId, count],
  );
}

const download = (as = learner) => api.fetch('/api/user/export', { headers: { authorization: `Bearer ${as.token}` } });

test('own data of any length come whole, in order, and their reader keeps the database waiting for nothing', async () => {
  const many = await api.signUp();
  await withEvents(many.user.id, 450);
  const answer = await download(many);
  const { rows } = await api.owner.raw(
    `SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  const { security_events } = (await answer.json()) as { security_events: { details: { number?: number } }[] };
  const numbers = security_events.map(({ details }) => details.number).filter((number) => number !== undefined);
  expect(numbers).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
});

test('own data that cannot be read to their end are an error, and no part of a file', async () => {
  const unlucky = await api.signUp();
  await withEvents(unlucky.user.id, 450);
  const { rows } = await api.db.raw('SELECT current_user AS role');
  await api.owner.raw('REVOKE SELECT ON user_question FROM ??', rows[0].role);
  const failed = await download(unlucky);
  await api.owner.raw('GRANT SELECT ON user_question TO ??', rows[0].role);
  expect([failed.status, await failed.json()]).toEqual([500, expect.objectContaining({ code: 'internal' })]);
  expect((await download(unlucky)).status).toBe(200);
});

test('own data are as they stood at one moment, whatever is written while they are read', async () => {
  const someone = await api.signUp();
  await withEvents(someone.user.id, 1);
  const { security_events: before } = await exported(someone);
  const writing = await api.owner.transaction();
  await writing.raw('LOCK TABLE security_events');
  const reading = exported(someone);
  const waiting = `SELECT count(*) FROM pg_locks WHERE relation = 'security_events'::regclass AND NOT granted`;
  await expect.poll(async () => (await api.owner.raw(waiting)).rows).toEqual([{ count: 1 }]);
  await writing('security_events').insert({ kind: 'sign-in', user_id: someone.user.id, details: '{}', at, address: '::1' });
  await writing.commit();
  expect((await reading).security_events).toEqual(before);
  expect((await exported(someone)).security_events).toHaveLength((before?.length ?? 0) + 1);
});
