import { PERMISSIONS, type Permission, STARTING_PERMISSIONS } from '@api/contract';
import type { UserRow } from './users.queries.ts';

/** What an account may do as staff: an administrator everything, a learner nothing. */
export function permissionsOf({ role_id, permissions }: Pick<UserRow, 'role_id' | 'permissions'>): Permission[] {
  if (role_id === 1) return [...PERMISSIONS];
  return role_id === 2 ? [...(permissions ?? STARTING_PERMISSIONS)] : [];
}
