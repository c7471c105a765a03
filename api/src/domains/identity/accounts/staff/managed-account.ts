import {
  PERMISSION_WORDS,
  PERMISSIONS,
  type Permission,
  type RoleId,
  type StaffMembership,
  type StaffUser,
  type StaffUserDetail,
} from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notAllowed, notFound } from '../../../../errors.ts';
import { may, type SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { describeUserAgent } from '../../../../http/user-agent.ts';
import { listMemberships, type MembershipRow, planOf } from '../../../billing/plans-and-payments/index.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { findDeviceInUse, listDevices } from '../devices.queries.ts';
import { presentUser } from '../me.ts';
import { removePasskeys } from '../passkeys/manage-passkeys.service.ts';
import { permissionColumns, permissionsOf } from '../permissions.ts';
import { resetCodeTries } from '../second-factor/check-code.ts';
import { hasSecondFactor } from '../second-factor/second-factors.queries.ts';
import { removeSecondFactorOf } from '../second-factor/set-up.service.ts';
import { endAllSessions } from '../sessions/sessions.queries.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';
import { type ListedUser, lastUseOf, listIdentityProviders } from './staff-users.queries.ts';

export const ADMINISTRATOR = 1;
const STAFF = 2;
const LEARNER = 3;
export const ROLE_NAMES: Readonly<Record<RoleId, string>> = { 1: 'administrator', 2: 'staff', 3: 'learner' };

export const ownAccount = () => new ApiError(409, 'own_account', 'This is your own account. Ask a colleague to do it');
const noSuchAccount = () => notFound('There is no such account');

export function presentListed(row: ListedUser, { plan, name }: { plan: StaffUser['plan']; name: string }): StaffUser {
  const { id, email, username, full_name, role_id, verified, locked_at, locked_by_staff } = row;
  return {
    ...{ id, email, username, full_name, role_id, verified, plan, plan_name: name },
    locked: locked_at && { at: locked_at.toISOString(), by: locked_by_staff ? 'staff' : 'devices' },
    delete_after: row.delete_after?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}

const presentMembership = (row: MembershipRow, now: Date): StaffMembership => ({
  ...{ id: row.id, plan: row.plan, plan_name: row.plan_name, order_id: row.order_id },
  starts_at: row.starts_at.toISOString(),
  ends_at: row.ends_at?.toISOString() ?? null,
  running: row.starts_at <= now && (row.ends_at === null || row.ends_at > now),
});

/** Accounts of staff are the administrators' to manage. */
const manages = (caller: SignedIn, { role_id }: UserRow) =>
  may(caller, 'accounts') && (role_id === LEARNER || caller.roleId === ADMINISTRATOR);

function abilitiesOver(caller: SignedIn, user: UserRow): StaffUserDetail['abilities'] {
  const managed = manages(caller, user);
  const other = user.id !== caller.userId;
  return {
    verify: managed && !user.verified,
    lock: managed && other && !user.locked_at,
    unlock: managed,
    grant_plan: managed,
    rename: managed,
    send_reset_link: managed && !user.locked_at,
    reset_devices: managed,
    reset_second_factor: caller.roleId === ADMINISTRATOR && other,
    sign_out: managed,
    change_role: caller.roleId === ADMINISTRATOR && other,
    change_permissions: caller.roleId === ADMINISTRATOR && user.role_id === STAFF,
  };
}

async function presentDetail(db: Knex, caller: SignedIn, user: UserRow, now: Date): Promise<StaffUserDetail> {
  const { ib_year, math_course, phone, country, school, course, exam_session } = presentUser(user);
  const devices = await listDevices(db, user.id, now);
  const inUse = await findDeviceInUse(db, user.id, now);
  const memberships = await listMemberships(db, user.id);
  return {
    ...presentListed({ ...user, last_used_at: await lastUseOf(db, user.id) }, await planOf(db, user.id, now)),
    ...{ ib_year, math_course, phone, country, school, course, exam_session },
    permissions: permissionsOf(user),
    pending_email: user.pending_email,
    has_password: user.password_hash !== null,
    second_factor: await hasSecondFactor(db, user.id),
    identities: await listIdentityProviders(db, user.id),
    devices: devices.map((device) => ({
      id: device.id,
      name: device.name ?? describeUserAgent(device.user_agent),
      signed_in: device.signed_in,
      in_use: device.id === inUse,
      created_at: device.created_at.toISOString(),
      last_used_at: device.last_used_at.toISOString(),
    })),
    memberships: memberships.map((row) => presentMembership(row, now)),
    abilities: abilitiesOver(caller, user),
  };
}

/** The account that staff want to change, locked until the transaction ends; 404 if unknown, 403 if they may not manage it. */
export async function accountToManage(db: Knex, caller: SignedIn, id: number): Promise<UserRow> {
  const user = await findUser(db, id, { lock: true });
  if (!user || user.anonymised_at) throw noSuchAccount();
  if (!manages(caller, user)) throw notAllowed('Accounts of staff are managed by administrators');
  return user;
}

/** The response to a change of an account: a message, and the account's new state. */
export async function answerWith(db: Knex, caller: SignedIn, id: number, now: Date, message: string) {
  const user = await findUser(db, id);
  if (!user) throw noSuchAccount();
  return { message, user: await presentDetail(db, caller, user, now) };
}

export async function getUser({ db, caller, params, now }: Call<'GET /api/admin/users/:id'>) {
  const user = await findUser(db, params.id);
  if (!user || user.anonymised_at) throw noSuchAccount();
  return { user: await presentDetail(db, caller, user, now) };
}

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
    await updateUser(db, user.id, permissionColumns(after), now);
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

/**
 * Removes the second factor of a user who has lost it, and who then logs in with the password alone and sets up a new one. Passkeys go
 * with it: a lost device may be in other hands. Never the caller's own: that needs a code. An account without one stays as it is.
 */
export async function resetSecondFactor(call: Call<'POST /api/admin/users/:id/reset-second-factor'>) {
  const { db, caller, params, body, now } = call;
  if (params.id === caller.userId) throw ownAccount();
  const user = await accountToManage(db, caller, params.id);
  const codes = await removeSecondFactorOf(db, user, now);
  const { length: passkeys } = await removePasskeys(db, user, now);
  if (codes || passkeys > 0) {
    await endAllSessions(db, user.id);
    await resetCodeTries(db, user.id);
    const action = { by: caller.userId, action: 'user.second_factor_reset', objectId: user.id, reason: body.reason } as const;
    await noteStaffAction(db, action, now);
    await noteSecurityEvent(db, { kind: 'factor.reset', userId: user.id, by: caller.userId, details: { passkeys } }, call, now);
  }
  return answerWith(db, caller, user.id, now, `${user.email} logs in with the password alone now, and is signed out everywhere`);
}
