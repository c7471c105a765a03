import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, validateOne, validateRow, validateRows } from '../../../db/row-validation.ts';

/** Another device of the account is held to be in use for so long after its last call. */
const IN_USE_MS = 2 * 60_000;
/** Use is written down at most this often. */
const TOUCH_EVERY_MS = 60_000;

const deviceInUseRow = z.object({ device_id: z.int() });

/** Which device of an account is in use; null when none was within the last two minutes. */
export async function findDeviceInUse(db: Knex, userId: number, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - IN_USE_MS);
  const query = db('devices_in_use').where('user_id', userId).where('seen_at', '>', since);
  return validateRow(deviceInUseRow, await query.first('device_id'))?.device_id ?? null;
}

/** The device is no longer in use: a user signed out on it. */
export async function releaseDevice(db: Knex, id: number): Promise<void> {
  await db('devices_in_use').where('device_id', id).delete();
}

export async function takeOver(db: Knex, userId: number, deviceId: number, now: Date): Promise<void> {
  const row = { user_id: userId, device_id: deviceId, seen_at: now };
  await db('devices_in_use').insert(row).onConflict('user_id').merge();
  await db('devices').where('id', deviceId).update({ last_used_at: now });
}

/** Of the account of a session: the device in use and since when that is known, as read along with the session. */
interface InUse {
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
  return validateRow(deviceNameRow, row) ?? null;
}

const deviceRow = z.object({
  id: z.int(),
  user_id: z.int(),
  name: z.string().nullable(),
  user_agent: z.string(),
  created_at: z.date(),
  last_used_at: z.date(),
  signed_in: z.boolean(),
});
/** A row of `devices`, and whether it holds a session. */
export type DeviceRow = z.infer<typeof deviceRow>;

const DAY_MS = 86_400_000;
/** A device that was not used for so long no longer counts: cleared cookies make a browser look new. */
const COUNTED_MS = 90 * DAY_MS;
const hashOf = (key: string) => createHash('sha256').update(key).digest();

const usedSince = (now: Date) => new Date(now.getTime() - COUNTED_MS);

/** The devices of an account that count: not removed, and used within 90 days. */
const countedDevices = (db: Knex, userId: number, now: Date) =>
  db('devices').where('user_id', userId).whereNull('removed_at').where('last_used_at', '>', usedSince(now));

/** The device of an account in this browser; null when none counts here, so that the browser is a new one. */
export async function findDevice(db: Knex, userId: number, key: string, now: Date): Promise<{ id: number } | null> {
  return validateRow(idRow, await countedDevices(db, userId, now).where('key_hash', hashOf(key)).first('id')) ?? null;
}

/** Whether a key is one that was made here: some account has signed in with it. */
export async function isMadeHere(db: Knex, key: string): Promise<boolean> {
  return (await db('devices').where('key_hash', hashOf(key)).first('id')) !== undefined;
}

/** How many devices of an account count at this moment. */
export async function countDevices(db: Knex, userId: number, now: Date): Promise<number> {
  const [row] = await countedDevices(db, userId, now).count();
  return Number(row?.count ?? 0);
}

/** Adds a browser to the list, or restores it; returns its id. */
export async function saveDevice(db: Knex, userId: number, key: string, userAgent: string, now: Date): Promise<number> {
  const row = { user_id: userId, key_hash: hashOf(key), user_agent: userAgent, created_at: now, last_used_at: now };
  const renewed = { user_agent: userAgent, last_used_at: now, removed_at: null };
  const saved = await db('devices').insert(row).onConflict(['user_id', 'key_hash']).merge(renewed).returning('id');
  return validateOne(idRow, saved).id;
}

/** Every browser that has ever signed in to an account, removed ones too. */
export async function listDeviceIds(db: Knex, userId: number): Promise<number[]> {
  return db('devices').where('user_id', userId).pluck('id');
}

/** The devices of an account that count or hold a session, last used first. */
export async function listDevices(db: Knex, userId: number, now: Date): Promise<DeviceRow[]> {
  const session = db('sessions').whereRaw('sessions.device_id = devices.id').where('expires_at', '>', now).select(db.raw('1'));
  const query = db('devices')
    .where('user_id', userId)
    .whereNull('removed_at')
    .where((seen) => seen.where('last_used_at', '>', usedSince(now)).orWhereExists(session.clone()))
    .orderBy([
      { column: 'last_used_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select('id', 'user_id', 'name', 'user_agent', 'created_at', 'last_used_at', db.raw('EXISTS (?) AS signed_in', [session]));
  return validateRows(deviceRow, await query);
}

/** Names a device of the account; false if there is none. */
export async function nameDevice(db: Knex, userId: number, id: number, name: string): Promise<boolean> {
  return (await db('devices').where({ id, user_id: userId }).whereNull('removed_at').update({ name })) > 0;
}

/** Removes a device of the account and ends its sessions; false if there is none. */
export async function removeDevice(db: Knex, userId: number, id: number, now: Date): Promise<boolean> {
  const removed = await db('devices').where({ id, user_id: userId }).whereNull('removed_at').update({ removed_at: now });
  await db('sessions').where({ device_id: id, user_id: userId }).delete();
  await releaseDevice(db, id);
  return removed > 0;
}

export async function removeAllDevices(db: Knex, userId: number, now: Date): Promise<void> {
  await db('devices').where('user_id', userId).whereNull('removed_at').update({ removed_at: now });
  await db('devices_in_use').where('user_id', userId).delete();
}
