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

/** Filters by account state other than role and plan, each with its query. */
export const STATES = [
  { value: 'locked', label: 'Locked', query: { locked: 'true' } },
  { value: 'unverified', label: 'Not verified', query: { verified: 'false' } },
  { value: 'verified', label: 'Verified', query: { verified: 'true' } },
  { value: 'active-today', label: 'Active today', query: { active: 'today' } },
  { value: 'active', label: 'Active in 30 days', query: { active: 'month' } },
  { value: 'tested', label: 'Took a test in 30 days', query: { active: 'tests' } },
] as const;
export type UserState = (typeof STATES)[number]['value'];
