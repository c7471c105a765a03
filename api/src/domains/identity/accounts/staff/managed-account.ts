import type { RoleId, StaffMembership, StaffUser, StaffUserDetail } from '@api/contract';
import type { Knex } from 'knex';
import { ApiError, notAllowed, notFound } from '../../../../errors.ts';
import { may, type SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { describeUserAgent } from '../../../../http/user-agent.ts';
import { listMemberships, type MembershipRow, planOf } from '../../../billing/plans-and-payments/index.ts';
import { listDevices } from '../devices/devices.queries.ts';
import { permissionsOf } from '../permissions.ts';
import { hasSecondFactor } from '../second-factor/second-factors.queries.ts';
import { findDeviceInUse } from '../sessions/device-use.queries.ts';
import { presentUser } from '../user.presenter.ts';
import { findUser, type UserRow } from '../users.queries.ts';
import { type ListedUser, lastUseOf, listIdentityProviders } from './staff-users.queries.ts';

export const ADMINISTRATOR = 1;
export const STAFF = 2;
const LEARNER = 3;
/** What the roles are called. */
export const ROLE_NAMES: Readonly<Record<RoleId, string>> = { 1: 'administrator', 2: 'staff', 3: 'learner' };

export const ownAccount = () => new ApiError(409, 'own_account', 'This is your own account. Ask a colleague to do it');
const noSuchAccount = () => notFound('There is no such account');

/** An account as the list of staff shows it. */
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

/** The account that staff want to change, locked until the transaction ends; 404 for nobody's, 403 where it is not theirs to manage. */
export async function accountToManage(db: Knex, caller: SignedIn, id: number): Promise<UserRow> {
  const user = await findUser(db, id, { lock: true });
  if (!user || user.anonymised_at) throw noSuchAccount();
  if (!manages(caller, user)) throw notAllowed('Accounts of staff are managed by administrators');
  return user;
}

/** What a change of an account answers: a message, and the account as it is now. */
export async function answerWith(db: Knex, caller: SignedIn, id: number, now: Date, message: string) {
  const user = await findUser(db, id);
  if (!user) throw noSuchAccount();
  return { message, user: await presentDetail(db, caller, user, now) };
}

/** One account. */
export async function getUser({ db, caller, params, now }: Call<'GET /api/admin/users/:id'>) {
  const user = await findUser(db, params.id);
  if (!user || user.anonymised_at) throw noSuchAccount();
  return { user: await presentDetail(db, caller, user, now) };
}
