import { ApiError, notFound } from '../../../../errors.ts';
import { countTry } from '../../../../http/rate-limit.queries.ts';
import type { Call } from '../../../../http/route.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { addMembership, endMembership, listMemberships, type MembershipRow } from '../../../billing/plans-and-payments/index.ts';
import { noteStaffAction } from '../../../operations/staff-log/index.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import { listDevices, removeAllDevices } from '../devices.queries.ts';
import { FORGOTTEN_PER_ADDRESS } from '../limits.ts';
import { endAllSessions } from '../sessions/sessions.queries.ts';
import { unlock } from '../unlock/unlock.service.ts';
import { updateUser } from '../users.queries.ts';
import { ADMINISTRATOR, accountToManage, answerWith, ownAccount, ROLE_NAMES } from './managed-account.ts';
import { countAdministrators } from './staff-users.queries.ts';

const lastAdministrator = () =>
  new ApiError(409, 'last_administrator', 'This is the last administrator who can sign in. Make someone else one first');
const planIsPaid = () =>
  new ApiError(409, 'plan_is_paid', 'This plan is paid for. Give the payment back, or let its owner cancel it, under Payments');
const endIsPast = () => new ApiError(409, 'end_is_past', 'The plan would end before it begins. Choose a day to come');

/** Marks the address as verified. Idempotent. */
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

/** Corrects the name of an account. The same name again changes nothing. */
export async function renameAccount({ db, caller, params, body, now }: Call<'PUT /api/admin/users/:id/name'>) {
  const user = await accountToManage(db, caller, params.id);
  if (user.full_name !== body.full_name) {
    await updateUser(db, user.id, { full_name: body.full_name }, now);
    const details = { before: user.full_name ?? '', after: body.full_name };
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.renamed', objectId: user.id, reason: body.reason, details },
      now,
    );
  }
  return answerWith(db, caller, user.id, now, `${user.email} is called ${body.full_name} now`);
}

/** Mails the owner of an account a link for a new password, as they may ask for themselves. */
export async function sendResetLink({ db, caller, params, body, now }: Call<'POST /api/admin/users/:id/send-reset-link'>) {
  const user = await accountToManage(db, caller, params.id);
  await countTry(db, FORGOTTEN_PER_ADDRESS, user.email.toLowerCase(), now);
  await orderMail(db, { kind: 'reset-password', address: user.email }, now);
  const action = { by: caller.userId, action: 'user.reset_link_sent', objectId: user.id, reason: body.reason } as const;
  await noteStaffAction(db, action, now);
  return answerWith(db, caller, user.id, now, `A reset link is on its way to ${user.email}`);
}

/** Locks an account until staff unlock it, and notifies its owner. A locked account stays as it is. */
export async function lockAccount(call: Call<'POST /api/admin/users/:id/lock'>) {
  const { db, caller, params, body, now, log } = call;
  if (params.id === caller.userId) throw ownAccount();
  const administrators = await countAdministrators(db);
  const user = await accountToManage(db, caller, params.id);
  if (!user.locked_at) {
    if (user.role_id === ADMINISTRATOR && administrators <= 1) throw lastAdministrator();
    await updateUser(db, user.id, { locked_at: now, locked_by_staff: true }, now);
    await endAllSessions(db, user.id);
    await orderMail(db, { kind: 'account-closed-by-staff', address: user.email, userId: user.id }, now);
    await noteSecurityEvent(db, { kind: 'account.locked', userId: user.id, by: caller.userId }, call, now);
    await noteStaffAction(db, { by: caller.userId, action: 'user.locked', objectId: user.id, reason: body.reason }, now);
    log.info({ account: user.id, by: caller.userId }, 'account locked by staff');
  }
  return answerWith(db, caller, user.id, now, `${user.email} is locked and signed out everywhere`);
}

export async function unlockAccount(call: Call<'POST /api/admin/users/:id/unlock'>) {
  const { db, caller, params, body, now, log } = call;
  const before = await accountToManage(db, caller, params.id);
  const user = await unlock(db, params.id, { by: caller.userId, note: body?.reason ?? '' }, now);
  await noteSecurityEvent(db, { kind: 'account.unlocked', userId: user.id, by: caller.userId }, call, now);
  log.info({ account: user.id, by: caller.userId }, 'account unlocked');
  const message = before.locked_at
    ? `${user.email} is unlocked, and a mail is on its way`
    : `${user.email} was not locked. Its wrong passwords are forgotten: it can log in now`;
  return answerWith(db, caller, user.id, now, message);
}

/** Removes all devices of an account and ends its sessions. */
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

export async function signOutAccount(call: Call<'POST /api/admin/users/:id/sign-out'>) {
  const { db, caller, params, body, now } = call;
  const user = await accountToManage(db, caller, params.id);
  await endAllSessions(db, user.id);
  await noteSecurityEvent(
    db,
    { kind: 'sessions.ended', userId: user.id, by: caller.userId, details: { which: 'all' } },
    call,
    now,
  );
  await noteStaffAction(db, { by: caller.userId, action: 'user.signed_out', objectId: user.id, reason: body.reason }, now);
  return answerWith(db, caller, user.id, now, `${user.email} is signed out everywhere`);
}

/** Changes a role, and starts with its permissions: never the caller's own, and one administrator always remains. */
export async function changeRole(call: Call<'PUT /api/admin/users/:id/role'>) {
  const { db, caller, params, body, now, log } = call;
  if (params.id === caller.userId) throw ownAccount();
  const administrators = await countAdministrators(db);
  const user = await accountToManage(db, caller, params.id);
  if (user.role_id !== body.role_id) {
    if (user.role_id === ADMINISTRATOR && !user.locked_at && administrators <= 1) throw lastAdministrator();
    await updateUser(db, user.id, { role_id: body.role_id, permissions: null, sees_revenue: false }, now);
    const details = { before: ROLE_NAMES[user.role_id], after: ROLE_NAMES[body.role_id] };
    await noteSecurityEvent(db, { kind: 'role.changed', userId: user.id, by: caller.userId, details }, call, now);
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.role_changed', objectId: user.id, reason: body.reason, details },
      now,
    );
    log.info({ account: user.id, by: caller.userId, ...details }, 'role changed');
  }
  return answerWith(db, caller, user.id, now, `${user.email} is ${ROLE_NAMES[body.role_id]} now`);
}

/** Gives a plan without payment, from now on, and notifies its owner. The same plan up to the same day is given once. */
export async function grantPlan(call: Call<'POST /api/admin/users/:id/memberships'>) {
  const { db, caller, params, body, now } = call;
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
    await noteSecurityEvent(db, { kind: 'plan.granted', userId: user.id, by: caller.userId, details }, call, now);
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.plan_granted', objectId: user.id, reason: body.reason, details },
      now,
    );
  }
  return answerWith(db, caller, user.id, now, `${user.email} has the plan`);
}

/** Ends a plan that staff gave. Ended already, it stays as it is. */
export async function endPlan(call: Call<'POST /api/admin/users/:id/memberships/:membership/end'>) {
  const { db, caller, params, body, now } = call;
  const user = await accountToManage(db, caller, params.id);
  const membership = (await listMemberships(db, user.id)).find(({ id }) => id === params.membership);
  if (!membership) throw notFound('There is no such plan of this account');
  if (membership.order_id !== null) throw planIsPaid();
  if (membership.ends_at === null || membership.ends_at > now) {
    await endMembership(db, membership, now);
    const details = { plan: membership.plan_name };
    await noteSecurityEvent(db, { kind: 'plan.ended', userId: user.id, by: caller.userId, details }, call, now);
    await noteStaffAction(
      db,
      { by: caller.userId, action: 'user.plan_ended', objectId: user.id, reason: body.reason, details },
      now,
    );
  }
  return answerWith(db, caller, user.id, now, `${membership.plan_name} has ended for ${user.email}`);
}
