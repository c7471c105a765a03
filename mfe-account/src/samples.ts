import type { Device, Me, Plan, SignedInSession } from '@api/contract';
import { sampleUser } from '@shell/kit/stories';

export { sampleOrder } from '@shell/kit/stories';

/** A monthly plan. */
export function samplePlan(changes: Partial<Plan> = {}): Plan {
  return {
    id: 3,
    plan: 'platinum',
    name: 'Platinum Plan',
    price: 900,
    billingCycle: 'monthly',
    details: ['Unlimited tests', '3000+ questions per month'],
    on_sale: true,
    razorpay_plan_id: 'dummy_pro',
    tests_per_month: null,
    questions_per_month: null,
    ...changes,
  };
}

export const freePlan = samplePlan({
  id: 1,
  plan: 'free',
  name: 'Free Plan',
  price: 0,
  details: ['30 tests per month'],
  tests_per_month: 30,
  questions_per_month: 30,
});
export const yearlyPlan = samplePlan({ id: 4, plan: 'platinum_yearly', price: 7200, billingCycle: 'yearly' });

/** This browser. */
export function sampleDevice(changes: Partial<Device> = {}): Device {
  return {
    id: 1,
    name: 'Firefox on Windows',
    current: true,
    in_use: true,
    signed_in: true,
    created_at: '2026-11-01T12:00:00Z',
    last_used_at: '2026-11-20T12:00:00Z',
    ...changes,
  };
}

/** This browser's session. */
export function sampleSession(changes: Partial<SignedInSession> = {}): SignedInSession {
  return {
    id: 1,
    device: 'Firefox on Windows',
    current: true,
    created_at: '2026-11-01T12:00:00Z',
    last_used_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-12-20T12:00:00Z',
    ends_at: '2027-01-30T12:00:00Z',
    ...changes,
  };
}

/** A learner on the free plan with three tests taken. */
export const sampleMe: Me = {
  user: sampleUser(),
  plan: { plan: 'free', name: 'Free Plan' },
  usage: { tests: { used: 3, limit: 30 }, questions: { used: 12, limit: null }, resets_at: '2026-12-01T00:00:00Z' },
  abilities: { staff: false },
  unread: { full: 0, restricted: 0 },
  agreements: { due: [], age_stated: true },
};
