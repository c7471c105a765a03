import type { PlanKey, RequestOf } from '@api/contract';
import type { TableSort } from 'design-system';
import { pageSizeOf } from '../staff-area/table/page-size.ts';

type UserQuery = NonNullable<RequestOf<'GET /api/admin/users'>['query']>;

const SORTS = ['created_at', 'email', 'name'] as const;

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

/** What an account can be, besides its role and plan. */
export const STATES = [
  { value: 'locked', label: 'Locked' },
  { value: 'unverified', label: 'Not verified' },
  { value: 'verified', label: 'Verified' },
  { value: 'active-today', label: 'Active today' },
  { value: 'active', label: 'Active in 30 days' },
  { value: 'tested', label: 'Took a test in 30 days' },
] as const;
export type UserState = (typeof STATES)[number]['value'];

const oneOf = <Value extends string>(options: readonly { value: Value }[], value: string | null): Value | null =>
  options.find((option) => option.value === value)?.value ?? null;

export const roleOf = (search: URLSearchParams) => oneOf(ROLES, search.get('role'));
export const planOf = (search: URLSearchParams) => oneOf(PLANS, search.get('plan'));
export const stateOf = (search: URLSearchParams): UserState | null => oneOf(STATES, search.get('state'));

/** The sort order of the rows: newest account first by default. */
export function sortOf(search: URLSearchParams): TableSort & { key: (typeof SORTS)[number] } {
  const key = SORTS.find((sort) => sort === search.get('sort')) ?? 'created_at';
  const order = search.get('order');
  return { key, order: order === 'asc' || order === 'desc' ? order : key === 'created_at' ? 'desc' : 'asc' };
}

const STATE_QUERIES: Readonly<Record<UserState, Pick<UserQuery, 'locked' | 'verified' | 'active'>>> = {
  locked: { locked: 'true' },
  unverified: { verified: 'false' },
  verified: { verified: 'true' },
  'active-today': { active: 'today' },
  active: { active: 'month' },
  tested: { active: 'tests' },
};

/** The address's accounts as the query of the list call. */
export const userQuery = (search: URLSearchParams): UserQuery => ({
  ...userFilter(search),
  page: search.get('page') ?? '1',
  pageSize: String(pageSizeOf(search)),
});

/** The same without a page: all that the filter shows, in its order. */
export function userFilter(search: URLSearchParams): Omit<UserQuery, 'page' | 'pageSize'> {
  const [q, role, plan, state, sort] = [search.get('q')?.trim(), roleOf(search), planOf(search), stateOf(search), sortOf(search)];
  return {
    sortBy: sort.key,
    sortOrder: sort.order,
    ...(q ? { q } : {}),
    ...(role ? { role } : {}),
    ...(plan ? { plan } : {}),
    ...(state ? STATE_QUERIES[state] : {}),
  };
}
