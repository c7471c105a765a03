import { beforeAll, expect, test } from 'vitest';
import { waitingStatements } from '../../test/lock-waits.ts';
import { seedSampleBank } from '../../test/sample-bank.ts';
import { type Session, startTestApi } from '../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
let greedy: Session;
let other: Session;
beforeAll(async () => {
  greedy = await api.asStaff();
  other = await api.asStaff();
});

async function startTest(as: Session) {
  const selection = { topic_slugs: ['algebra'], subtopic_slugs: [], sub_subtopic_slugs: [] };
  const body = { subject_slug: 'math-aa-sl', duration: 30 as const, ...selection };
  const params = { slug: (await api.call('POST /api/test', { body, as })).body.slug };
  await api.call('POST /api/test/:slug/start', { params, body: {}, as });
  const { questions = [] } = (await api.call('GET /api/test/:slug', { params, query: {}, as })).body;
  const change = {
    question_id: questions[0]?.question_id ?? 0,
    state: 'attempted' as const,
    flagged: false,
    revision: 0,
    sequence: 1,
  };
  return () => api.call('PATCH /api/test/:slug/progress', { params, body: { client_id: 'tab', changes: [change] }, as });
}

const waiting = () => waitingStatements(api.db);

test('stuck requests of one account take no connection from others', async () => {
  const saveMuch = await startTest(greedy);
  const save = await startTest(other);
  const stuck = await api.db.transaction();
  await stuck('tests').where('user_id', greedy.user.id).forUpdate().select('id');
  const many = Array.from({ length: 40 }, saveMuch);
  await expect.poll(waiting).toBe(2);
  expect((await save()).status).toBe(200);
  expect((await api.call('GET /api/me', { as: other })).status).toBe(200);
  expect(await waiting()).toBe(2);
  await stuck.rollback();
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('calls without a kind of their own have a share too, and the rest waits', async () => {
  const stuck = await api.db.transaction();
  await stuck.raw('LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
  const many = Array.from({ length: 30 }, () => api.call('GET /api/orders', { as: greedy }));
  await expect.poll(waiting).toBe(6);
  expect((await api.call('GET /api/plans', { as: other })).status).toBe(200);
  await stuck.rollback();
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('exports run one at a time per account and two at a time in all, and their responses say so', async () => {
  const stuck = await api.db.transaction();
  await stuck.raw('LOCK TABLE reports IN ACCESS EXCLUSIVE MODE');
  const take = (as: Session) => api.call('GET /api/admin/reports/export', { query: {}, as });
  const taken = [take(greedy), take(greedy), take(greedy)];
  const refused = await Promise.race(taken);
  await expect.poll(waiting).toBe(1);
  expect([refused.status, refused.error.code]).toEqual([429, 'too_many_requests']);
  expect(refused.headers.get('retry-after')).toBe('5');
  taken.push(take(other));
  await expect.poll(waiting).toBe(2);
  await stuck.rollback();
  const statuses = (await Promise.all(taken)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 200, 200, 429]);
});

const read = (from: string) => api.fetch('/api/subjects', { headers: { 'x-forwarded-for': from } });
/** Makes reads of the courses wait until the transaction ends. */
async function lockCourses() {
  const stuck = await api.db.transaction();
  await stuck.raw('LOCK TABLE subjects IN ACCESS EXCLUSIVE MODE');
  return stuck;
}

test('guests who wait for reads leave connections to those who are signed in', async () => {
  const stuck = await lockCourses();
  const many = Array.from({ length: 40 }, (_, index) => read(`203.0.113.${index}`));
  await expect.poll(waiting).toBe(6);
  expect((await api.call('GET /api/me', { as: other })).status).toBe(200);
  expect(await waiting()).toBe(6);
  await stuck.rollback();
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('a network has a share of what guests read', async () => {
  const stuck = await lockCourses();
  const many = Array.from({ length: 20 }, () => read('203.0.113.7'));
  await expect.poll(waiting).toBe(3);
  many.push(read('198.51.100.9'));
  await expect.poll(waiting).toBe(4);
  await stuck.rollback();
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([200]));
});

test('printing has a share of a network, however many accounts it has', async () => {
  const learners = await Promise.all(Array.from({ length: 12 }, () => api.asStaff({ role_id: 3 })));
  const print = ({ token }: Session, from: string) =>
    api.fetch('/api/orders/1/receipt', { headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': from } });
  const stuck = await api.db.transaction();
  await stuck.raw('LOCK TABLE orders IN ACCESS EXCLUSIVE MODE');
  const many = learners.map((learner) => print(learner, '203.0.113.7'));
  await expect.poll(waiting).toBe(8);
  many.push(print(greedy, '198.51.100.9'));
  await expect.poll(waiting).toBe(9);
  await stuck.rollback();
  expect(new Set((await Promise.all(many)).map(({ status }) => status))).toEqual(new Set([404]));
});
