import type { Colleague, Permission } from '@api/contract';

/** Colleagues with permission for this work; all under a former API. */
export const assignable = (colleagues: readonly Colleague[], permission: Permission): Colleague[] =>
  colleagues.filter((each) => each.permissions?.includes(permission) ?? true);
