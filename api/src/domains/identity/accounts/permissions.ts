import { PERMISSIONS, type Permission, STARTING_PERMISSIONS } from '@api/contract';
import type { UserRow } from './users.queries.ts';

/** The staff permissions of an account: an administrator has all, a learner none. */
export function permissionsOf({ role_id, permissions }: Pick<UserRow, 'role_id' | 'permissions'>): Permission[] {
  if (role_id === 1) return [...PERMISSIONS];
  return role_id === 2 ? [...(permissions ?? STARTING_PERMISSIONS)] : [];
}
