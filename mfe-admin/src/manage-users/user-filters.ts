import type { PlanKey } from '@api/contract';

export const ROLES = [
  { value: '3', label: 'Learners' },
  { value: '2', label: 'Staff' },
  { value: '1', label: 'Administrators' },
] as const;

export const PLANS: readonly { value: PlanKey; label: string }[] = [
  { value: 'free', label: 'Free' },
  { value: 'silver', label: 'Silver' },
  { value: 'platinum', label: 'Platinum' },
  { value: 'platinum_yearly', label: 'Platinum, yearly' },
];

/** Account states with their queries. */
export const STATES = [
  { value: 'locked', label: 'Locked', query: { locked: 'true' } },
  { value: 'unverified', label: 'Not verified', query: { verified: 'false' } },
  { value: 'verified', label: 'Verified', query: { verified: 'true' } },
  { value: 'active-today', label: 'Active today', query: { active: 'today' } },
  { value: 'active', label: 'Active in 30 days', query: { active: 'month' } },
  { value: 'tested', label: 'Took a test in 30 days', query: { active: 'tests' } },
] as const;
export type UserState = (typeof STATES)[number]['value'];

/** Plans that staff give. */
export const GIVEN_PLANS = PLANS.filter(({ value }) => value !== 'free');

/** The last moment of a date field's day. */
export const endOf = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000 - 1).toISOString();

/** The first day on which a plan may end. */
export const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
