import { randomUUID } from 'node:crypto';
import { DASHBOARD_DAYS, PERMISSIONS } from '@api/contract';
import { expect, test } from 'vitest';
import { seedSampleBank } from '../../../../test/sample-bank.ts';
import { startTestApi } from '../../../../test/test-api.ts';
import { listSearchChanges } from '../../../adapters/search/index.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const dashboard = async (permissions = [...PERMISSIONS]) => {
  const staff = await api.asStaff({ permissions });
  return (await api.call('GET /api/admin/dashboard', { as: staff })).body;
};

test('says that nothing waits where nothing does', async () => {
  const { queues, tests } = await dashboard();
  for (const queue of Object.values(queues)) expect(queue).toMatchObject({ state: 'read', count: 0, oldest: null });
  expect(tests.state === 'read' && tests.taken_per_day).toHaveLength(DASHBOARD_DAYS);
});

test('shows each person what their permissions open', async () => {
  const shown = async (...permissions: (typeof PERMISSIONS)[number][]) => {
    const { queues, revenue } = await dashboard(permissions);
    return Object.entries({ ...queues, revenue }).flatMap(([name, part]) => (part ? [name] : []));
  };
  expect(await shown('content')).toEqual([]);
  expect(await shown('grading', 'support')).toEqual(['grading', 'doubts', 'reports', 'messages']);
  expect(await shown('accounts', 'revenue')).toEqual(['refunds', 'locked', 'revenue']);
});

test('counts what waits since when, and by day what was done', async () => {
  const learner = await api.signUp();
  const [{ id }] = (await api.db('questions').where('visible', true).limit(1)) as [{ id: number }];
  await api.call('POST /api/doubts', { as: learner, body: { question_id: id, queries: 'Why is that?' } });
  await api
    .db('users')
    .where('id', learner.user.id)
    .update({ locked_at: new Date('2026-11-01T00:00:00Z') });
  const facts = [{ kind: 'captured', paymentId: 'p1', amount: 900, currency: 'USD', at: api.clock.now().getTime() / 1000 }];
  for (const event_id of ['e1', 'e2']) {
    await api.db('payment_events').insert({
      ...{ event_id, source: 'webhook', type: 'payment.captured', facts: JSON.stringify(facts) },
      ...{ occurred_at: api.clock.now(), received_at: api.clock.now() },
    });
  }
  const { queues, learners, revenue } = await dashboard();
  expect(queues.doubts).toEqual({ state: 'read', count: 1, oldest: api.clock.now().toISOString() });
  expect(queues.locked).toEqual({ state: 'read', count: 1, oldest: '2026-11-01T00:00:00.000Z' });
  expect(learners.state === 'read' && learners.new_per_day.at(-1)).toBe(1);
  expect(revenue?.state === 'read' && revenue.per_day.at(-1)).toBe(900);
});

test('counts by day those whom the list of accounts shows as active', async () => {
  const figures = async () => {
    const { learners, tests } = await dashboard();
    if (learners.state !== 'read' || tests.state !== 'read') throw new Error('Not counted');
    const taken = tests.taken_per_day.reduce((sum, count) => sum + count);
    return { first: learners.active_per_day[0], last: learners.active_per_day.at(-1), taken };
  };
  const before = await figures();
  const learner = await api.signUp({ email: 'active.practised@example.com' });
  const tested = await api.signUp({ email: 'active.tested@example.com' });
  const { id: subject_id } = await api.db('subjects').first('id');
  const { id: question_id } = await api.db('questions').where('visible', true).first('id');
  const now = api.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await api.db('practice_attempts').insert({
    ...{ user_id: learner.user.id, client_key: randomUUID(), question_id, question_version: 1, part: '', verdict: 'right' },
    ...{ answer: '{}', fields: '[]', marks: 1, of: 1, answered_at: now, received_at: now },
  });
  for (const days of [DASHBOARD_DAYS - 1, DASHBOARD_DAYS])
    await api.db('tests').insert({
      ...{ slug: `taken-${days}-days-ago`, user_id: tested.user.id, subject_id, duration: 30, draw_seed: 1, attempts: 1 },
      ...{ created_at: ago(days), started_at: ago(days), submitted_at: ago(days), closed_by: 'learner', stored: 1, digest: '' },
    });
  const { first = 0, last = 0, taken } = before;
  expect(await figures()).toEqual({ first: first + 1, last: last + 1, taken: taken + 1 });

  const staff = await api.asStaff({ permissions: ['settings'] });
  const listed = async (active: 'today' | 'month' | 'tests') =>
    (await api.call('GET /api/admin/users', { as: staff, query: { active, q: 'active.', sortBy: 'email' } })).body.users.map(
      ({ id }) => id,
    );
  expect(await listed('today')).toEqual([learner.user.id]);
  expect(await listed('month')).toEqual([learner.user.id, tested.user.id]);
  expect(await listed('tests')).toEqual([tested.user.id]);
  api.clock.advance(86_400_000);
  expect(await listed('today')).toEqual([]);
  expect(await listed('tests')).toEqual([]);
});

test('shows the rest where one part cannot be read', async () => {
  await api.owner.raw('ALTER TABLE contact_messages RENAME TO contact_messages_away');
  const { queues } = await dashboard();
  await api.owner.raw('ALTER TABLE contact_messages_away RENAME TO contact_messages');
  expect(queues.messages).toEqual({ state: 'failed' });
  expect(queues.reports).toMatchObject({ state: 'read' });
});

test('lists by kind the changes that the search engine does not have yet', async () => {
  await api.db('search_changes').delete();
  await api.db('search_changes').insert([
    { kind: 'topic', id: 1 },
    { kind: 'question', id: 1 },
    { kind: 'question', id: 2 },
  ]);
  expect(await listSearchChanges(api.db)).toEqual([
    { kind: 'question', waiting: 2 },
    { kind: 'topic', waiting: 1 },
  ]);
});

test('says which mails were not sent, without what they say, and which jobs failed', async () => {
  const staff = await api.asStaff({ permissions: ['settings'] });
  const at = api.clock.now();
  const order = { user_id: null, created_at: at, data: JSON.stringify({ token: 'a-secret-link' }) };
  await api.db('mail_orders').delete();
  await api.db('mail_orders').insert([
    { ...order, kind: 'verify_account', address: 'late@example.org', due_at: at, attempts: 2, last_error: '451 Try later' },
    { ...order, kind: 'doubt_replied', address: 'gone@example.org', due_at: null, attempts: 9, last_error: '550 No such box' },
  ]);
  const limits = {
    retry_limit: 0,
    retry_delay: 0,
    retry_backoff: false,
    expire_seconds: 1,
    retention_seconds: 1,
    deletion_seconds: 1,
  };
  const queue = { policy: 'short', ...limits, partition: false, table_name: 'job_common' };
  await api.db('pgboss.queue').insert(['renew-question-statistics', 'reconcile-payments'].map((name) => ({ name, ...queue })));
  await api.db('pgboss.job').insert([
    { name: 'renew-question-statistics', state: 'completed', start_after: at, completed_on: at, output: null },
    {
      name: 'reconcile-payments',
      state: 'failed',
      start_after: at,
      completed_on: at,
      output: JSON.stringify({ message: 'Not reached' }),
    },
  ]);
  const { body } = await api.call('GET /api/admin/site-health', { as: staff });
  expect(body.mail).toMatchObject({ state: 'read', count: 1, given_up: 1 });
  expect(body.mail.state === 'read' && body.mail.mails).toMatchObject([
    { kind: 'verify_account', address: 'late@example.org', attempts: 2, last_error: '451 Try later' },
    { kind: 'doubt_replied', due_at: null },
  ]);
  expect(JSON.stringify(body)).not.toContain('a-secret-link');
  expect(body.jobs).toMatchObject({
    jobs: [
      { name: 'reconcile-payments', failed_today: 1, last_done: null },
      { name: 'renew-question-statistics', failed_today: 0, last_done: at.toISOString() },
    ],
    failures: [{ name: 'reconcile-payments', message: 'Not reached' }],
  });
  expect(body.search).toEqual({ state: 'read', engine: 'postgresql', waiting: 0, kinds: [] });
  await api.db('pgboss.job').delete();
});

test('lists the work of a person and what nobody has taken, the longest waiting first', async () => {
  const [ada, ben, learner] = [await api.asStaff(), await api.asStaff(), await api.signUp({ username: 'Lea Learner' })];
  const questions: { id: number }[] = await api.db('questions').where('visible', true).orderBy('id').limit(3).select('id');
  await api.db('doubts').delete();
  const asked: number[] = [];
  for (const { id } of questions) {
    api.clock.advance(60_000);
    const body = { question_id: id, queries: `Why is $x^2 > ${id}$?` };
    asked.push((await api.call('POST /api/doubts', { as: learner, body })).body.doubt.id);
  }
  const [first = 0, second = 0, third = 0] = asked;
  const assign = (id: number, assignee_id: number) =>
    api.call('PUT /api/admin/doubts/:id/assignee', { as: ada, params: { id }, body: { assignee_id, was: null } });
  await assign(second, ben.user.id);
  await assign(third, ada.user.id);
  const key = randomUUID();
  const message = { topic: 'general' as const, text: 'Hello', name: 'Lea', email: 'lea@example.com' };
  await api.call('POST /api/contact', { as: learner, body: { key, ...message } });
  const workOf = async (as: typeof ada) => (await api.call('GET /api/admin/my-work', { as })).body.work;
  expect((await workOf(ada)).map(({ kind, id, mine }) => [kind, kind === 'doubt' && id, mine])).toEqual([
    ['doubt', first, false],
    ['doubt', third, true],
    ['message', false, false],
  ]);
  expect((await workOf(ben))[1]).toMatchObject({ id: second, mine: true, person: { id: learner.user.id, name: 'Lea Learner' } });
  expect((await workOf(ben))[0]?.about).toMatch(/^Why is x² > \d+\?$/);
  expect(await workOf(await api.asStaff({ permissions: ['content'] }))).toEqual([]);
});
