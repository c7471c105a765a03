import type { RoleId, StaffMembership, StaffUser, StaffUserDetail } from '@api/contract';
import type { Knex } from 'knex';
import type { CsvColumn } from '../../../csv/csv.ts';
import { ApiError, notAllowed, notFound } from '../../../errors.ts';
import type { SignedIn } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { orderMail } from '../../../jobs/mail-orders.queries.ts';
import {
  addMembership,
  endMembership,
  listMemberships,
  type MembershipRow,
  planOf,
  plansOf,
} from '../../plans-and-payments/index.ts';
import { exportList, noteStaffAction } from '../../staff-log/index.ts';
import { describeUserAgent } from '../devices/device-name.ts';
import { findDeviceInUse, listDevices, removeAllDevices } from '../devices/devices.queries.ts';
import { endAllSessions } from '../sign-in/sessions.queries.ts';
import { unlock } from '../unlock/unlock.service.ts';
import { presentUser } from '../user.presenter.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';
import {
  allUsers,
  countAdministrators,
  lastUseOf,
  listIdentityProviders,
  pageOfUsers,
  type UserFilter,
  type UserOrder,
} from './staff-users.queries.ts';

const ADMINISTRATOR = 1;
const LEARNER = 3;
const DEFAULT_PAGE_SIZE = 25;
const ROLE_NAMES: Readonly<Record<RoleId, string>> = { 1: 'administrator', 2: 'staff', 3: 'learner' };

const noSuchAccount = () => notFound('There is no such account');
const ownAccount = () => new ApiError(409, 'own_account', 'This is your own account. Ask a colleague to do it');
const lastAdministrator = () =>
  new ApiError(409, 'last_administrator', 'This is the last administrator who can sign in. Make somebody else one first');
const planIsPaid = () =>
  new ApiError(409, 'plan_is_paid', 'This plan is paid for. Give the payment back, or let its owner cancel it, under Payments');
const endIsPast = () => new ApiError(409, 'end_is_past', 'The plan would end before it begins. Choose a day to come');

type Listed = UserRow & { last_used_at: Date | null };

function presentListed(row: Listed, { plan, name }: { plan: StaffUser['plan']; name: string }): StaffUser {
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
const manages = (caller: SignedIn, { role_id }: UserRow) => role_id === LEARNER || caller.roleId === ADMINISTRATOR;

function abilitiesOver(caller: SignedIn, user: UserRow): StaffUserDetail['abilities'] {
  const managed = manages(caller, user);
  const other = user.id !== caller.userId;
  return {
    verify: managed && !user.verified,
    lock: managed && other && !user.locked_at,
    unlock: managed,
    grant_plan: managed,
    reset_devices: managed,
    sign_out: managed,
    change_role: caller.roleId === ADMINISTRATOR && other,
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
    pending_email: user.pending_email,
    has_password: user.password_hash !== null,
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
async function accountToManage(db: Knex, caller: SignedIn, id: number): Promise<UserRow> {
  const user = await findUser(db, id, { lock: true });
  if (!user || user.anonymised_at) throw noSuchAccount();
  if (!manages(caller, user)) throw notAllowed('Accounts of staff are managed by administrators');
  return user;
}

async function answerWith(db: Knex, caller: SignedIn, id: number, now: Date, message: string) {
  const user = await findUser(db, id);
  if (!user) throw noSuchAccount();
  return { message, user: await presentDetail(db, caller, user, now) };
}

type ListQuery = Call<'GET /api/admin/users/export'>['query'];

const filterOf = ({ q: words, role, plan, verified, locked }: ListQuery): UserFilter => ({
  ...{ words, plan, verified, locked },
  role: role === undefined ? undefined : (Number(role) as RoleId),
});

function orderOf({ sortBy: by = 'created_at', sortOrder }: ListQuery): UserOrder {
  return { by, direction: sortOrder ?? (by === 'created_at' ? 'desc' : 'asc') };
}

/** Listed accounts with their plans. */
async function presentList(db: Knex, rows: readonly Listed[], now: Date): Promise<StaffUser[]> {
  const plans = await plansOf(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.flatMap((row) => {
    const plan = plans.get(row.id);
    return plan ? [presentListed(row, plan)] : [];
  });
}

/** Accounts, a page at a time. */
export async function listUsers({ db, query, now }: Call<'GET /api/admin/users'>) {
  const { page = 1, pageSize = DEFAULT_PAGE_SIZE, ...filter } = query;
  const slice = { limit: pageSize, offset: (page - 1) * pageSize };
  const { rows, totalCount } = await pageOfUsers(db, filterOf(filter), orderOf(filter), slice, now);
  return { users: await presentList(db, rows, now), page, pageSize, totalCount };
}

const EXPORTED: readonly CsvColumn<StaffUser>[] = [
  { header: 'Number', value: ({ id }) => id },
  { header: 'Name', value: ({ full_name, username }) => full_name ?? username },
  { header: 'E-mail', value: ({ email }) => email },
  { header: 'Role', value: ({ role_id }) => ROLE_NAMES[role_id] },
  { header: 'Plan', value: ({ plan_name }) => plan_name },
  { header: 'Verified', value: ({ verified }) => verified },
  { header: 'Locked by', value: ({ locked }) => locked?.by ?? null },
  { header: 'Since', value: ({ created_at }) => created_at },
  { header: 'Last used', value: ({ last_used_at }) => last_used_at },
  { header: 'To be deleted', value: ({ delete_after }) => delete_after },
];

/** The same accounts as CSV. */
export function exportUsers(call: Call<'GET /api/admin/users/export'>) {
  const { db, query: filter, now } = call;
  const query = allUsers(db, filterOf(filter), orderOf(filter), now).toSQL();
  const present = (rows: Listed[], transaction: Knex) => presentList(transaction, rows, now);
  return exportList<Listed, StaffUser>(call, { list: 'accounts', filter, query, columns: EXPORTED, present });
}

/** One account. */
export async function getUser({ db, caller, params, now }: Call<'GET /api/admin/users/:id'>) {
  const user = await findUser(db, params.id);
  if (!user || user.anonymised_at) throw noSuchAccount();
  return { user: await presentDetail(db, caller, user, now) };
}

/** Takes the address for verified, as its owner's mail program would have. Doing so again changes nothing. */
export async function verifyAccount({ db, caller, params, body, now }: Call<'POST /api/admin/users/:id/verify'>) {
  const user = await accountToManage(db, caller, params.id);
  if (!user.verified) {
    await updateUser(db, user.id, { verified: true }, now);
    const details = { email: user.email };
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.verified', objectId: user.id, reason: body.reason, details },
      now,
    );
  }
  return answerWith(db, caller, user.id, now, `${user.email} counts as verified`);
}

/** Keeps everybody out of an account until staff unlock it, and tells its owner. Locked already, it stays as it is. */
export async function lockAccount({ db, caller, params, body, now, log }: Call<'POST /api/admin/users/:id/lock'>) {
  if (params.id === caller.userId) throw ownAccount();
  const administrators = await countAdministrators(db);
  const user = await accountToManage(db, caller, params.id);
  if (!user.locked_at) {
    if (user.role_id === ADMINISTRATOR && administrators <= 1) throw lastAdministrator();
    await updateUser(db, user.id, { locked_at: now, locked_by_staff: true }, now);
    await endAllSessions(db, user.id);
    await orderMail(db, { kind: 'account-closed-by-staff', address: user.email, userId: user.id }, now);
    await noteStaffAction(db, { by: caller.userId, action: 'user.locked', objectId: user.id, reason: body.reason }, now);
    log.info({ account: user.id, by: caller.userId }, 'account locked by staff');
  }
  return answerWith(db, caller, user.id, now, `${user.email} is locked and signed out everywhere`);
}

/** Lets an account be used again. */
export async function unlockAccount({ db, caller, params, body, now, log }: Call<'POST /api/admin/users/:id/unlock'>) {
  const before = await accountToManage(db, caller, params.id);
  const user = await unlock(db, params.id, { by: caller.userId, note: body?.reason ?? '' }, now);
  log.info({ account: user.id, by: caller.userId }, 'account unlocked');
  const message = before.locked_at
    ? `${user.email} is unlocked, and a mail is on its way`
    : `${user.email} was not locked. Its wrong passwords are forgotten: it can log in now`;
  return answerWith(db, caller, user.id, now, message);
}

/** Takes all devices off an account's list, so that none counts any more, and ends its sessions. */
export async function resetDevices({ db, caller, params, body, now }: Call<'POST /api/admin/users/:id/reset-devices'>) {
  const user = await accountToManage(db, caller, params.id);
  const devices = (await listDevices(db, user.id, now)).length;
  await removeAllDevices(db, user.id, now);
  await endAllSessions(db, user.id);
  const details = { devices };
  await noteStaffAction(
    db,
    { by: caller.userId, action: 'user.devices_reset', objectId: user.id, reason: body.reason, details },
    now,
  );
  return answerWith(db, caller, user.id, now, `No device of ${user.email} counts any more`);
}

/** Ends all sessions of an account. */
export async function signOutAccount({ db, caller, params, body, now }: Call<'POST /api/admin/users/:id/sign-out'>) {
  const user = await accountToManage(db, caller, params.id);
  await endAllSessions(db, user.id);
  await noteStaffAction(db, { by: caller.userId, action: 'user.signed_out', objectId: user.id, reason: body.reason }, now);
  return answerWith(db, caller, user.id, now, `${user.email} is signed out everywhere`);
}

/** Changes a role: an administrator's to do, never to oneself, and one administrator always stays. */
export async function changeRole({ db, caller, params, body, now, log }: Call<'PUT /api/admin/users/:id/role'>) {
  if (caller.roleId !== ADMINISTRATOR) throw notAllowed('Roles are changed by administrators');
  if (params.id === caller.userId) throw ownAccount();
  const administrators = await countAdministrators(db);
  const user = await accountToManage(db, caller, params.id);
  if (user.role_id !== body.role_id) {
    if (user.role_id === ADMINISTRATOR && !user.locked_at && administrators <= 1) throw lastAdministrator();
    await updateUser(db, user.id, { role_id: body.role_id }, now);
    const details = { before: ROLE_NAMES[user.role_id], after: ROLE_NAMES[body.role_id] };
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.role_changed', objectId: user.id, reason: body.reason, details },
      now,
    );
    log.info({ account: user.id, by: caller.userId, ...details }, 'role changed');
  }
  return answerWith(db, caller, user.id, now, `${user.email} is ${ROLE_NAMES[body.role_id]} now`);
}

/** Gives a plan without payment, from now on, and tells its owner. The same plan up to the same day is given once. */
export async function grantPlan({ db, caller, params, body, now }: Call<'POST /api/admin/users/:id/memberships'>) {
  const user = await accountToManage(db, caller, params.id);
  const endsAt = body.ends_at === null ? null : new Date(body.ends_at);
  if (endsAt && endsAt <= now) throw endIsPast();
  const same = ({ order_id, plan, ends_at }: MembershipRow) =>
    order_id === null && plan === body.plan && ends_at?.getTime() === endsAt?.getTime();
  if (!(await listMemberships(db, user.id)).some(same)) {
    await addMembership(db, user.id, body.plan, now, endsAt);
    const name = (await listMemberships(db, user.id)).find(same)?.plan_name ?? body.plan;
    const details = { plan: name, until: body.ends_at };
    await orderMail(db, { kind: 'plan-given', address: user.email, userId: user.id, data: details }, now);
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.plan_granted', objectId: user.id, reason: body.reason, details },
      now,
    );
  }
  return answerWith(db, caller, user.id, now, `${user.email} has the plan`);
}

/** Ends a plan that staff gave. Ended already, it stays as it is. */
export async function endPlan({ db, caller, params, body, now }: Call<'POST /api/admin/users/:id/memberships/:membership/end'>) {
  const user = await accountToManage(db, caller, params.id);
  const membership = (await listMemberships(db, user.id)).find(({ id }) => id === params.membership);
  if (!membership) throw notFound('There is no such plan of this account');
  if (membership.order_id !== null) throw planIsPaid();
  if (membership.ends_at === null || membership.ends_at > now) {
    await endMembership(db, membership, now);
    const details = { plan: membership.plan_name };
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.plan_ended', objectId: user.id, reason: body.reason, details },
      now,
    );
  }
  return answerWith(db, caller, user.id, now, `${membership.plan_name} has ended for ${user.email}`);
}
