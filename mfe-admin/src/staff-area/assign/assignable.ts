import type { Colleague, Permission } from '@api/contract';

/** Colleagues who have the permission for a kind of work. An API of the former release does not say who does. */
export const assignable = (colleagues: readonly Colleague[], permission: Permission): Colleague[] =>
  colleagues.filter((each) => each.permissions?.includes(permission) ?? true);
