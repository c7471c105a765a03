import { randomBytes } from 'node:crypto';
import { DEVICES_GRACE, DEVICES_INCLUDED, type Device } from '@api/contract';
import type { Knex } from 'knex';
import type { Config } from '../../../../config.ts';
import { notFound } from '../../../../errors.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import type { Call } from '../../../../http/route.ts';
import { describeUserAgent } from '../../../../http/user-agent.ts';
import { orderMail } from '../../../../mail-outbox/mail-orders.queries.ts';
import { noteSecurityEvent } from '../../security-events/index.ts';
import {
  countDevices,
  type DeviceRow,
  findDevice,
  findDeviceInUse,
  listDevices,
  nameDevice,
  removeDevice,
  saveDevice,
  takeOver,
} from '../devices.queries.ts';
import { endAllSessions } from '../sessions/sessions.queries.ts';
import { findUser, type UserRow, updateUser } from '../users.queries.ts';

const NAME = 'device';
/**
 * Its name where the site has https: browsers then keep it for this host alone, and take it by https only.
 * https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix
 */
const SECURE_NAME = `__Host-${NAME}`;
/** 400 days, the longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 86_400;
const KEY = /^[\w-]{43}$/;

/** The key by which this browser is known; null for a browser that never signed in. */
export function readDeviceKey(call: { cookie(name: string): string | undefined }): string | null {
  // Browsers that signed in before https have the cookie under its plain name.
  const value = call.cookie(SECURE_NAME) ?? call.cookie(NAME);
  return value !== undefined && KEY.test(value) ? value : null;
}

/** A key for a new browser: 256 random bits. */
export const newDeviceKey = () => randomBytes(32).toString('base64url');

/** Makes the browser keep its key, out of reach of the page's scripts. It identifies a browser and opens nothing. */
export function deviceCookie(key: string, config: Pick<Config, 'PUBLIC_URL'>): string {
  const kept = `Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`;
  if (!config.PUBLIC_URL.startsWith('https:')) return `${NAME}=${key}; Path=/api; ${kept}`;
  return `${SECURE_NAME}=${key}; Path=/; ${kept}; Secure`;
}

/** The outcome of signing in on a device: its id and the number of devices, or that the account is now locked. */
type DeviceEntry = { locked: true; byStaff: boolean } | { locked: false; id: number; count: number };

/**
 * Puts this browser on the account's list; to be run in the transaction that opens the session. One device more than included and
 * grace locks the account: all sessions end and its owner gets a mail. Staff have no limit, so that a colleague
 * can always unlock. Locks the account's row, so that simultaneous sign-ins wait for each other.
 */
export async function enterDevice(
  db: Knex,
  user: UserRow,
  { key, userAgent, limited }: { key: string; userAgent: string; limited: boolean },
  now: Date,
): Promise<DeviceEntry> {
  const locked = await findUser(db, user.id, { lock: true });
  if (locked?.locked_at) return { locked: true, byStaff: locked.locked_by_staff };
  const known = await findDevice(db, user.id, key, now);
  const others = (await countDevices(db, user.id, now)) - (known ? 1 : 0);
  if (limited && !known && user.role_id === 3 && others >= DEVICES_INCLUDED + DEVICES_GRACE) {
    await updateUser(db, user.id, { locked_at: now }, now);
    await endAllSessions(db, user.id);
    await orderMail(db, { kind: 'account-locked', address: user.email, userId: user.id }, now);
    return { locked: true, byStaff: false };
  }
  return { locked: false, id: await saveDevice(db, user.id, key, userAgent, now), count: Math.max(1, others + 1) };
}

/** The warning for a sign-in on more devices than included, or undefined. */
export function deviceWarning(count: number): string | undefined {
  if (count <= DEVICES_INCLUDED) return undefined;
  return (
    `Your account is signed in on ${count} devices. It includes ${DEVICES_INCLUDED}, and ${DEVICES_GRACE} more as a grace; ` +
    'one more locks it. You can remove devices that you no longer use in your account details.'
  );
}

const present = (row: DeviceRow, caller: SignedIn, inUse: number | null): Device => ({
  id: row.id,
  name: row.name ?? describeUserAgent(row.user_agent),
  current: row.id === caller.deviceId,
  in_use: row.id === inUse,
  signed_in: row.signed_in,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
});

async function presentAll(db: Knex, caller: SignedIn, now: Date): Promise<Device[]> {
  const inUse = await findDeviceInUse(db, caller.userId, now);
  return (await listDevices(db, caller.userId, now)).map((row) => present(row, caller, inUse));
}

export async function devices({ db, caller, now }: Call<'GET /api/auth/devices'>) {
  return { devices: await presentAll(db, caller, now), included: DEVICES_INCLUDED, grace: DEVICES_GRACE };
}

export async function renameDevice({ db, caller, params, body, now }: Call<'PUT /api/auth/devices/:id'>) {
  if (!(await nameDevice(db, caller.userId, params.id, body.name))) throw notFound('You have no such device');
  const device = (await presentAll(db, caller, now)).find(({ id }) => id === params.id);
  if (!device) throw notFound('You have no such device');
  return { device };
}

/** Signs one of the caller's devices out and forgets it. */
export async function forgetDevice({ db, caller, params, now }: Call<'DELETE /api/auth/devices/:id'>) {
  if (!(await removeDevice(db, caller.userId, params.id, now))) throw notFound('You have no such device');
}

export function takeOverHere({ db, caller, now }: Call<'POST /api/auth/devices/take-over'>) {
  return takeOver(db, caller.userId, caller.deviceId, now);
}

export async function signOutEverywhere(call: Call<'POST /api/auth/sign-out-everywhere'>) {
  const { db, caller, now } = call;
  await noteSecurityEvent(db, { kind: 'sessions.ended', userId: caller.userId, details: { which: 'all' } }, call, now);
  await endAllSessions(db, caller.userId);
}
