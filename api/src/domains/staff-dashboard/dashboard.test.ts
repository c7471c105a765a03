import { DASHBOARD_DAYS } from '@api/contract';
import { expect, test } from 'vitest';
import { seedSampleBank } from '../../../test/sample-bank.ts';
import { startTestApi } from '../../../test/test-api.ts';

const api = await startTestApi({}, { filledBy: seedSampleBank });
const dashboard = async () => {
  const staff = await api.asStaff();
  return (await api.call('GET /api/admin/dashboard', { as: staff })).body;
};

test('says that nothing waits where nothing does', async () => {
  const { queues, tests } = await dashboard();
  for (const queue of Object.values(queues)) expect(queue).toMatchObject({ state: 'read', count: 0, oldest: null });
  expect(tests.state === 'read' && tests.taken_per_day).toHaveLength(DASHBOARD_DAYS);
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

test('shows the rest where one part cannot be read', async () => {
  await api.db.raw('ALTER TABLE contact_messages RENAME TO contact_messages_away');
  const { queues } = await dashboard();
  await api.db.raw('ALTER TABLE contact_messages_away RENAME TO contact_messages');
  expect(queues.messages).toEqual({ state: 'failed' });
  expect(queues.reports).toMatchObject({ state: 'read' });
});

test('says which mails were not sent, without what they say, and which jobs failed', async () => {
  const staff = await api.asStaff();
  const at = api.clock.now();
  const order = { user_id: null, created_at: at, data: JSON.stringify({ token: 'a-secret-link' }) };
  await api.db('mail_orders').delete();
  await api.db('mail_orders').insert([
    { ...order, kind: 'verify_account', address: 'late@example.org', due_at: at, attempts: 2, last_error: '451 Try later' },
    { ...order, kind: 'doubt_replied', address: 'gone@example.org', due_at: null, attempts: 9, last_error: '550 No such box' },
  ]);
  await api.db.raw(`CREATE SCHEMA IF NOT EXISTS pgboss`);
  await api.db.raw(
    `CREATE TABLE IF NOT EXISTS pgboss.job (name text, state text, start_after timestamptz, completed_on timestamptz, output jsonb)`,
  );
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
  await api.db.raw('DROP SCHEMA pgboss CASCADE');
});
