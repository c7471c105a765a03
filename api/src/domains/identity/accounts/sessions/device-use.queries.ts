import type { Knex } from 'knex';
import { z } from 'zod';
import { checkedRow, queryFirst } from '../../../../db/checked-rows.ts';

/** Another device of the account is held to be in use for so long after its last call. */
const IN_USE_MS = 2 * 60_000;
/** Use is written down at most this often. */
const TOUCH_EVERY_MS = 60_000;

const deviceInUseRow = z.object({ device_id: z.int() });

/** Which device of an account is in use; null when none was within the last two minutes. */
export async function findDeviceInUse(db: Knex, userId: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - IN_USE_MS);
  const query = db('devices_in_use').where('user_id', userId).where('seen_at', '>', since);
  return checkedRow(deviceInUseRow, await query.first('device_id'))?.device_id ?? null;
}

/** The device is no longer in use: somebody signed out on it. */
export async function releaseDevice(db: Knex, id: number): Promise<void> {
  await db('devices_in_use').where('device_id', id).delete();
}

/** Makes a device the one in use, whatever was before. */
export async function takeOver(db: Knex, userId: number, deviceId: number, now: Date): Promise<void> {
  const row = { user_id: userId, device_id: deviceId, seen_at: now };
  await db('devices_in_use').insert(row).onConflict('user_id').merge();
  await db('devices').where('id', deviceId).update({ last_used_at: now });
}

/** Of the account of a session: the device in use and since when that is known, as read along with the session. */
export interface InUse {
  device_id: number | null;
  seen_at: Date | null;
}

const CLAIM = `
  INSERT INTO devices_in_use AS stored (user_id, device_id, seen_at) VALUES (:userId, :deviceId, :now)
  ON CONFLICT (user_id) DO UPDATE SET device_id = excluded.device_id, seen_at = excluded.seen_at
  WHERE stored.device_id = excluded.device_id OR stored.seen_at <= :idleSince
  RETURNING device_id`;

/**
 * Notes that a device is being used. Writes at most once a minute. Answers false when another device of the account was in use
 * within the last two minutes: then nothing is noted. Two devices at once cannot both get true.
 */
export async function claimUse(db: Knex, userId: number, deviceId: number, inUse: InUse, now: Date): Promise<boolean> {
  const idleMs = inUse.seen_at ? now.getTime() - inUse.seen_at.getTime() : Number.POSITIVE_INFINITY;
  const mine = inUse.device_id === deviceId;
  if (mine && idleMs < TOUCH_EVERY_MS) return true;
  if (!mine && idleMs < IN_USE_MS) return false;
  const idleSince = new Date(now.getTime() - IN_USE_MS);
  if (!(await queryFirst(db, deviceInUseRow, CLAIM, { userId, deviceId, now, idleSince }))) return false;
  await db('devices').where('id', deviceId).update({ last_used_at: now });
  return true;
}

const deviceNameRow = z.object({ name: z.string().nullable(), user_agent: z.string() });

/** Name and `User-Agent` of the device that an account is used on. */
export async function findNameInUse(db: Knex, userId: number): Promise<z.infer<typeof deviceNameRow> | null> {
  const query = db('devices_in_use').join('devices', 'devices.id', 'devices_in_use.device_id');
  const row = await query.where('devices_in_use.user_id', userId).first('devices.name', 'devices.user_agent');
  return checkedRow(deviceNameRow, row) ?? null;
}
