import { PERMISSION_WORDS, PERMISSIONS, type Permission } from '@api/contract';
import { ApiError } from '../../../../errors.ts';
import type { Call } from '../../../../http/route.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { permissionsOf } from '../permissions.ts';
import { updateUser } from '../users.queries.ts';
import { accountToManage, answerWith, STAFF } from './managed-account.ts';

const notStaff = () =>
  new ApiError(
    409,
    'not_staff',
    'Permissions are for staff: an administrator has all of them, a learner none. Change the role first',
  );
const changedMeanwhile = () =>
  new ApiError(409, 'changed_meanwhile', 'A colleague has changed these permissions since you opened the page. Look again first');

const ordered = (permissions: readonly Permission[]) => PERMISSIONS.filter((each) => permissions.includes(each));
const namesOf = (permissions: readonly Permission[]) =>
  permissions.map((each) => PERMISSION_WORDS[each].name).join(', ') || 'none';

/**
 * Sets what a member of staff may do, from their next call on. The same again changes nothing.
 * @throws 409 `not_staff` for another role, 409 `changed_meanwhile` where the page showed other permissions.
 */
export async function changePermissions(call: Call<'PUT /api/admin/users/:id/permissions'>) {
  const { db, caller, params, body, now, log } = call;
  const user = await accountToManage(db, caller, params.id);
  if (user.role_id !== STAFF) throw notStaff();
  const [before, after] = [ordered(permissionsOf(user)), ordered(body.permissions)];
  const [was, is] = [namesOf(before), namesOf(after)];
  if (was !== is) {
    if (was !== namesOf(ordered(body.was))) throw changedMeanwhile();
    await updateUser(db, user.id, { permissions: after }, now);
    const details = { before: was, after: is };
    await noteSecurityEvent(db, { kind: 'permissions.changed', userId: user.id, by: caller.userId, details }, call, now);
    const action = {
      by: caller.userId,
      action: 'user.permissions_changed',
      objectId: user.id,
      reason: body.reason,
      details,
    } as const;
    await noteStaffAction(db, action, now);
    log.info({ account: user.id, by: caller.userId, ...details }, 'permissions changed');
  }
  return answerWith(db, caller, user.id, now, `${user.email} may now do: ${is}`);
}
