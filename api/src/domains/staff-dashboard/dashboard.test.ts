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
