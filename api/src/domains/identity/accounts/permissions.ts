import { PERMISSIONS, type Permission, STARTING_PERMISSIONS } from '@api/contract';
import type { UserRow } from './users.queries.ts';

type PermissionColumns = Pick<UserRow, 'permissions' | 'sees_revenue'>;

/** The staff permissions of an account, in their order: an administrator has all, a learner none. */
export function permissionsOf({
  role_id,
  permissions,
  sees_revenue,
}: Pick<UserRow, 'role_id'> & PermissionColumns): Permission[] {
  if (role_id === 1) return [...PERMISSIONS];
  if (role_id === 3) return [];
  if (permissions === null) return [...STARTING_PERMISSIONS];
  return PERMISSIONS.filter((each) => (each === 'revenue' ? sees_revenue : permissions.includes(each)));
}

/** The columns of `users` that hold these permissions. */
export const permissionColumns = (permissions: readonly Permission[]): PermissionColumns => ({
  permissions: permissions.filter((each) => each !== 'revenue'),
  sees_revenue: permissions.includes('revenue'),
});
