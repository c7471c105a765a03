import type { PlanKey } from '@api/contract';
import { CLAIMS } from '@api/contract/claims';
import { describe, expect, test } from 'vitest';
import { type Session, startTestApi } from '../../../../../test/test-api.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import { allowancesOf, canOpenAnswer, spendAnswerAllowance, spendAnswerAllowances } from './allowances.ts';
import { addMembership } from './plans.queries.ts';
import { monthOf } from './usage.queries.ts';

const api = await startTestApi();

const callerOf = ({ user }: Session): SignedIn => ({
  signedIn: true,
  userId: user.id,
  roleId: user.role_id,
  staff: user.role_id !== 3,
  permissions: [],
  verified: user.verified,
  sessionId: 1,
  deviceId: 1,
  elsewhere: null,
});

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);
const spend = (session: Session, questionId: number) =>
  spendAnswerAllowance(api.db, callerOf(session), questionId, api.clock.now());
/** Opens the first `count` questions at once. */
const spendFirst = (session: Session, count: number) =>
  spendAnswerAllowances(api.db, callerOf(session), range(count), api.clock.now());
const usedBy = async (session: Session) => (await allowancesOf(api.db, callerOf(session), api.clock.now())).questions;

/** Sells a plan with other caps from a moment on. */
const sellVersion = async (
  plan: PlanKey,
  questions_per_month: number | null,
  from: Date,
  tests_per_month: number | null = null,
) => {
  const { rows } = await api.db.raw(
    `INSERT INTO plan_versions (plan_id, version, price, details, tests_per_month, questions_per_month, effective_from, created_at)
     SELECT plan_id, max(version) + 1, 900, '[]', ?, ?, ?, now() FROM plan_versions JOIN plans p ON p.id = plan_id AND p.plan = ?
      GROUP BY plan_id RETURNING plan_id, id AS version_id`,
    [tests_per_month, questions_per_month, from, plan],
  );
  return rows as [{ plan_id: number; version_id: number }];
};

describe('GET /api/plans', () => {
  test('lists the catalogue, for guests too', async () => {
    const { status, body } = await api.call('GET /api/plans');
    expect(status).toBe(200);
    expect(body.plans.map(({ plan, price, billingCycle, on_sale }) => [plan, price, billingCycle, on_sale])).toEqual([
      ['free', 0, 'monthly', true],
      ['silver', 500, 'monthly', false],
      ['platinum', 900, 'monthly', true],
      ['platinum_yearly', 7200, 'yearly', true],
    ]);
    expect(body.plans.map((plan) => [plan.tests_per_month, plan.questions_per_month, plan.razorpay_plan_id])).toEqual([
      [30, 30, null],
      [30, 100, null],
      [null, null, 'dummy_pro'],
      [null, null, 'dummy_yearly'],
    ]);
  });

  test('says the same numbers on the cards as in the caps', async () => {
    const { body } = await api.call('GET /api/plans');
    for (const { details, tests_per_month: tests, questions_per_month: questions } of body.plans) {
      expect(details[0]).toBe(tests === null ? `${CLAIMS.testsPerMonth} tests` : `${tests} tests per month`);
      expect(details[1]).toBe(`${questions ?? CLAIMS.questionsPerMonth} questions per month`);
    }
  });
});

describe('GET /api/plan', () => {
  const planOf = async (as: Session) => (await api.call('GET /api/plan', { as })).body.plan;
  const day = (offset: number) => new Date(api.clock.now().getTime() + offset * 86_400_000);

  test('is for people who are signed in', async () => {
    const { status, error } = await api.call('GET /api/plan');
    expect([status, error.code]).toEqual([401, 'not_signed_in']);
  });

  test('is the free plan without a membership', async () => {
    expect(await planOf(await api.signUp())).toBe('free');
  });

  test.each<[string, PlanKey, number, number | null, PlanKey]>([
    ['running', 'platinum', -1, null, 'platinum'],
    ['running until tomorrow', 'platinum_yearly', -1, 1, 'platinum_yearly'],
    ['over', 'platinum', -2, -1, 'free'],
    ['yet to come', 'platinum', 1, 2, 'free'],
  ])('follows a membership that is %s', async (_, plan, from, until, expected) => {
    const learner = await api.signUp();
    await addMembership(api.db, learner.user.id, plan, day(from), until === null ? null : day(until));
    expect(await planOf(learner)).toBe(expected);
  });

  test('is the highest of several running memberships', async () => {
    const learner = await api.signUp();
    for (const plan of ['platinum', 'silver'] as const) await addMembership(api.db, learner.user.id, plan, day(-1), null);
    expect(await planOf(learner)).toBe('platinum');
  });
});

describe('the monthly question allowance', () => {
  test('is spent once per question', async () => {
    const learner = await api.signUp();
    for (const questionId of [7, 7, 8, 7]) await spend(learner, questionId);
    expect(await usedBy(learner)).toEqual({ used: 2, limit: 30 });
  });

  test('ends at the cap, while opened questions stay open', async () => {
    const learner = await api.signUp();
    await spendFirst(learner, 30);
    await expect(spend(learner, 31)).rejects.toMatchObject({ status: 402, code: 'allowance_used' });
    await spend(learner, 30);
    expect(await canOpenAnswer(api.db, callerOf(learner), 1, api.clock.now())).toBe(true);
    expect(await canOpenAnswer(api.db, callerOf(learner), 31, api.clock.now())).toBe(false);
  });

  test('holds when more questions are opened at once than are left', async () => {
    const learner = await api.signUp();
    await spendFirst(learner, 25);
    const results = await Promise.allSettled(range(36).map((questionId) => spend(learner, questionId)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
    expect(await usedBy(learner)).toEqual({ used: 30, limit: 30 });
  });

  test('is full again on the first of the next month', async () => {
    const learner = await api.signUp();
    const now = api.clock.now();
    api.clock.set('2026-11-30T23:59:59.999Z');
    await spendFirst(learner, 30);
    api.clock.advance(1);
    await spend(learner, 31);
    expect(await usedBy(learner)).toEqual({ used: 1, limit: 30 });
    api.clock.set(now);
  });

  test('has no cap for members of Platinum and for staff', async () => {
    const [member, staff] = [await api.signUp(), await api.asStaff()];
    await addMembership(api.db, member.user.id, 'platinum', api.clock.now(), null);
    for (const session of [member, staff]) {
      await spendFirst(session, 30);
      await spend(session, 31);
      expect(await usedBy(session)).toEqual({ used: 31, limit: null });
    }
  });

  test('is lifted at once by a change of plan in mid-month, and is as full as before when that ends', async () => {
    const learner = await api.signUp();
    const now = api.clock.now();
    await spendFirst(learner, 30);
    await expect(spend(learner, 31)).rejects.toMatchObject({ code: 'allowance_used' });
    const ends = new Date(now.getTime() + 3_600_000);
    api.clock.advance(1);
    await addMembership(api.db, learner.user.id, 'platinum', api.clock.now(), ends);
    await spendFirst(learner, 80);
    expect(await usedBy(learner)).toEqual({ used: 80, limit: null });
    api.clock.set(ends);
    expect(await usedBy(learner)).toEqual({ used: 30, limit: 30 });
    await spend(learner, 80);
    await expect(spend(learner, 81)).rejects.toMatchObject({ code: 'allowance_used' });
    api.clock.set(now);
  });

  test('of a buyer who paid from the first day on is untouched when the plan ends', async () => {
    const learner = await api.signUp();
    const now = api.clock.now();
    const ends = new Date(now.getTime() + 3_600_000);
    await addMembership(api.db, learner.user.id, 'platinum', now, ends);
    await spendFirst(learner, 50);
    api.clock.set(ends);
    expect(await usedBy(learner)).toEqual({ used: 0, limit: 30 });
    api.clock.set(now);
  });

  test.each<[string, PlanKey, number | null, number]>([
    ['counts what was opened under a version of Platinum that was sold with a cap', 'platinum', 100, 40],
    ['leaves out what was opened under a version of Silver that was sold without one', 'silver', null, 0],
  ])('%s', async (_, plan, cap, used) => {
    const learner = await api.signUp();
    const now = api.clock.now();
    const [{ plan_id, version_id }] = await sellVersion(plan, cap, now);
    const membership = { user_id: learner.user.id, plan_id, plan_version_id: version_id, starts_at: now };
    await api.db('memberships').insert({ ...membership, ends_at: new Date(now.getTime() + 3_600_000) });
    // No longer what is for sale: the terms of the purchase count.
    await sellVersion(plan, cap === null ? 100 : null, new Date(now.getTime() + 1));
    api.clock.advance(1_000);
    await spendFirst(learner, 40);
    expect(await usedBy(learner)).toEqual({ used: 40, limit: cap });
    api.clock.advance(3_600_000);
    expect(await usedBy(learner)).toEqual({ used, limit: 30 });
    api.clock.set(now);
  });

  test('ends at the caps that Platinum was sold with', async () => {
    const learner = await api.signUp();
    const now = api.clock.now();
    const [{ plan_id, version_id }] = await sellVersion('platinum', 3, now, 2);
    await api.db('memberships').insert({ user_id: learner.user.id, plan_id, plan_version_id: version_id, starts_at: now });
    await sellVersion('platinum', null, new Date(now.getTime() + 1));
    api.clock.advance(1_000);
    await spendFirst(learner, 3);
    await expect(spend(learner, 4)).rejects.toMatchObject({ status: 402, code: 'allowance_used' });
    expect((await api.call('GET /api/me', { as: learner })).body.usage).toMatchObject({
      tests: { used: 0, limit: 2 },
      questions: { used: 3, limit: 3 },
    });
    api.clock.set(now);
  });

  test('rolls back together with the transaction that it is spent in', async () => {
    const learner = await api.signUp();
    const failed = api.db.transaction(async (transaction) => {
      await spendAnswerAllowance(transaction, callerOf(learner), 1, api.clock.now());
      throw new Error('later step');
    });
    await expect(failed).rejects.toThrow('later step');
    expect((await usedBy(learner)).used).toBe(0);
  });
});

test.each([
  ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
  ['2027-01-01T00:00:00.000Z', '2027-01-01', '2027-02-01'],
  ['2028-02-29T12:00:00.000Z', '2028-02-01', '2028-03-01'],
])('%s lies in the month from %s to %s', (moment, start, end) => {
  expect(monthOf(new Date(moment))).toEqual({ start: new Date(`${start}T00:00Z`), end: new Date(`${end}T00:00Z`) });
});
