import { describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../test/test-api.ts';
import { addMembership } from '../../billing/plans-and-payments/index.ts';
import { notify } from '../../support/notifications/index.ts';

const api = await startTestApi();

const [subject] = await api.db('subjects').insert({ slug: 'a', subject_name: 'A', position: 1 }).returning('id');

/** Tests created at these moments, as the usage counts them. */
function createTests({ user }: Session, moments: string[]) {
  const rows = moments.map((moment, index) => ({
    slug: `test-${user.id}-${index}`,
    user_id: user.id,
    subject_id: subject.id,
    duration: 30,
    draw_seed: 1,
    created_at: moment,
  }));
  return api.db('tests').insert(rows);
}

describe('GET /api/me', () => {
  test('is for people who are signed in', async () => {
    const { status, error } = await api.call('GET /api/me');
    expect([status, error.code]).toEqual([401, 'not_signed_in']);
  });

  test('shows a new learner the free plan, unused', async () => {
    const learner = await api.signUp();
    const { status, body } = await api.call('GET /api/me', { as: learner });
    expect(status).toBe(200);
    expect(body).toEqual({
      user: learner.user,
      plan: { plan: 'free', name: 'Free Plan' },
      usage: {
        tests: { used: 0, limit: 30 },
        questions: { used: 0, limit: 30 },
        resets_at: '2026-12-01T00:00:00.000Z',
      },
      abilities: { staff: false },
      unread: { full: 0, restricted: 0 },
      agreements: { due: ['terms', 'privacy'], age_stated: false },
    });
  });

  test('counts what is unread', async () => {
    const learner = await api.signUp();
    const news = { kind: 'plan_ending', data: { plan: 'Platinum Plan', ends_at: '2026-12-01T00:00:00Z' }, once: 'a' } as const;
    await notify(api.db, { userId: learner.user.id, ...news }, api.clock.now());
    const { body } = await api.call('GET /api/me', { as: learner });
    expect(body.unread).toEqual({ full: 1, restricted: 0 });
  });

  test('counts the tests of this calendar month only', async () => {
    const learner = await api.signUp();
    await createTests(learner, [
      '2026-10-31T23:59:59.999Z',
      '2026-11-01T00:00:00.000Z',
      '2026-11-21T08:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ]);
    const { body } = await api.call('GET /api/me', { as: learner });
    expect(body.usage.tests).toEqual({ used: 2, limit: 30 });
  });

  test('shows no caps on Platinum', async () => {
    const learner = await api.signUp();
    await addMembership(api.db, learner.user.id, 'platinum', api.clock.now(), null);
    const { body } = await api.call('GET /api/me', { as: learner });
    expect(body.plan).toEqual({ plan: 'platinum', name: 'Platinum Plan' });
    expect([body.usage.tests.limit, body.usage.questions.limit]).toEqual([null, null]);
  });

  test('counts what was used without limits not against the plan that comes after it in the same month', async () => {
    const learner = await api.signUp();
    const [from, until] = ['2026-11-05T00:00:00.000Z', '2026-11-20T00:00:00.000Z'];
    await addMembership(api.db, learner.user.id, 'platinum', new Date(from), new Date(until));
    await createTests(learner, ['2026-11-04T23:59:59.999Z', from, '2026-11-19T23:59:59.999Z', until]);
    const usage = async () => (await api.call('GET /api/me', { as: learner })).body.usage.tests;
    expect(await usage()).toEqual({ used: 2, limit: 30 });
    await addMembership(api.db, learner.user.id, 'platinum', api.clock.now(), null);
    expect(await usage()).toEqual({ used: 4, limit: null });
  });

  test('shows no caps to staff, and that they are staff', async () => {
    for (const role_id of [1, 2] as const) {
      const { body } = await api.call('GET /api/me', {
        as: await api.asStaff({ role_id, email: `role-${role_id}@example.com` }),
      });
      expect(body.user.role_id).toBe(role_id);
      expect(body.abilities).toEqual({ staff: true });
      expect([body.usage.tests.limit, body.usage.questions.limit]).toEqual([null, null]);
    }
  });

  test('follows a change of role at once', async () => {
    const learner = await api.signUp();
    await api.db('users').where('id', learner.user.id).update({ role_id: 2 });
    expect((await api.call('GET /api/me', { as: learner })).body.abilities).toEqual({ staff: true });
  });
});
