import { createHash, randomBytes } from 'node:crypto';
import { permissionSchema, roleIdSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { Config } from '../../../../config.ts';
import { batchedQuery } from '../../../../db/batching.ts';
import { preparedQuery, validateRow, validateRows } from '../../../../db/row-validation.ts';
import type { SessionUse } from '../../../../http/authenticate.ts';
import type { SignedIn } from '../../../../http/caller.ts';
import { describeUserAgent } from '../../../../http/user-agent.ts';
import { claimUse, findNameInUse, releaseDevice } from '../devices.queries.ts';
import { permissionsOf } from '../permissions.ts';

const DAY_MS = 86_400_000;
/** A session ends after this long without use. */
const IDLE_MS = 30 * DAY_MS;
/** Use is written down at most this often, so that reading pages does not write a row a request. */
const TOUCH_EVERY_MS = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

type Lifetimes = Pick<Config, 'SESSION_DAYS' | 'STAFF_SESSION_DAYS'>;
type RoleId = SignedIn['roleId'];

/** When a session ends whatever its use: sooner for staff, who can do more harm with one. */
export function endOfSession(createdAt: Date, roleId: RoleId, { SESSION_DAYS, STAFF_SESSION_DAYS }: Lifetimes): Date {
  return new Date(createdAt.getTime() + (roleId === 3 ? SESSION_DAYS : STAFF_SESSION_DAYS) * DAY_MS);
}

/** When a session ends that is not used after `now`. */
const endUnused = (now: Date, end: Date) => new Date(Math.min(now.getTime() + IDLE_MS, end.getTime()));

/** Whose session, where, and whether it was opened with a second factor. */
interface NewSession {
  userId: number;
  roleId: RoleId;
  deviceId: number;
  userAgent: string;
  secondFactor: boolean;
}

/**
 * Opens a session on a device and returns its token: 256 random bits, of which only the SHA-256 is stored. Clears the same
 * person's ended sessions away.
 */
export async function openSession(
  db: Knex,
  { userId, roleId, deviceId, userAgent, secondFactor }: NewSession,
  lifetimes: Lifetimes,
  now: Date,
): Promise<string> {
  await db('sessions').where('user_id', userId).where('expires_at', '<=', now).delete();
  const token = randomBytes(32).toString('base64url');
  await db('sessions').insert({
    user_id: userId,
    device_id: deviceId,
    token_hash: hashOf(token),
    user_agent: userAgent,
    second_factor: secondFactor,
    created_at: now,
    last_used_at: now,
    expires_at: endUnused(now, endOfSession(now, roleId, lifetimes)),
  });
  return token;
}

const sessionRow = z.object({
  /** The index of the requested token. */
  place: z.int(),
  id: z.int(),
  user_id: z.int(),
  device_id: z.int(),
  role_id: roleIdSchema,
  permissions: z.array(permissionSchema).nullable(),
  sees_revenue: z.boolean(),
  verified: z.boolean(),
  device_limited: z.boolean(),
  second_factor: z.boolean(),
  created_at: z.date(),
  last_used_at: z.date(),
  expires_at: z.date(),
  in_use_device_id: z.int().nullable(),
  in_use_seen_at: z.date().nullable(),
});
type SessionRow = z.infer<typeof sessionRow>;

/** Most sessions that are read in one statement; PostgreSQL plans for no more, and looks each up by its key. */
const MAX_BATCH_SIZE = 16;

const SESSIONS = `
  SELECT asked.place, s.id, s.user_id, s.device_id, s.created_at, s.expires_at, s.second_factor, s.last_used_at, u.role_id, u.permissions, u.sees_revenue, u.verified, u.device_limited,
         d.device_id AS in_use_device_id, d.seen_at AS in_use_seen_at
    FROM (SELECT decode(hash, 'hex') AS token_hash, place
            FROM jsonb_array_elements_text(:hashes::jsonb) WITH ORDINALITY AS hashes (hash, place) LIMIT ${MAX_BATCH_SIZE}) asked
    JOIN sessions s USING (token_hash) JOIN users u ON u.id = s.user_id LEFT JOIN devices_in_use d ON d.user_id = s.user_id
   WHERE s.device_id IS NOT NULL AND u.locked_at IS NULL`;

/** The sessions of these tokens, in their order; undefined for an unknown one. */
async function readSessions(db: Knex, tokens: readonly string[]): Promise<(SessionRow | undefined)[]> {
  // As one document: PostgreSQL would plan again for each length of an array.
  const hashes = JSON.stringify(tokens.map((token) => hashOf(token).toString('hex')));
  const rows = await preparedQuery(db, sessionRow, SESSIONS, { hashes });
  return tokens.map((_, index) => rows.find(({ place }) => place === index + 1));
}

/** Runs with every signed-in call, so simultaneous calls share a statement. */
const readSession = batchedQuery(readSessions, { maxConcurrentBatches: 3, maxBatchSize: MAX_BATCH_SIZE });

/** The name of another device that the account is in use on; null when this one may be used. Staff and shared accounts may use several at once. */
async function findElsewhere(db: Knex, row: SessionRow, now: Date): Promise<string | null> {
  if (row.role_id !== 3 || !row.device_limited) return null;
  const inUse = { device_id: row.in_use_device_id, seen_at: row.in_use_seen_at };
  if (await claimUse(db, row.user_id, row.device_id, inUse, now)) return null;
  const other = await findNameInUse(db, row.user_id);
  return other?.name ?? describeUserAgent(other?.user_agent ?? '');
}

/** Whose valid session a token is; null for an unknown or ended one. Slides the end of the session along with its use. */
export async function findSession(db: Knex, token: string, { now, config, unattended }: SessionUse): Promise<SignedIn | null> {
  const row = await readSession(db, token);
  if (!row || row.expires_at <= now) return null;
  // Asked at each use, since a role may change after the log-in.
  const end = endOfSession(row.created_at, row.role_id, config);
  if (end <= now) return null;
  if (!unattended && now.getTime() - row.last_used_at.getTime() >= TOUCH_EVERY_MS) {
    await db('sessions')
      .where('id', row.id)
      .update({ last_used_at: now, expires_at: endUnused(now, end) });
    await db('devices').where('id', row.device_id).update({ last_used_at: now });
  }
  const staff = row.role_id !== 3 && (row.second_factor || config.STAFF_SECOND_FACTOR !== 'required');
  return {
    signedIn: true,
    userId: row.user_id,
    roleId: row.role_id,
    staff,
    permissions: staff ? permissionsOf(row) : [],
    verified: row.verified,
    sessionId: row.id,
    deviceId: row.device_id,
    elsewhere: config.DEVICE_LIMITS === 'on' && !unattended ? await findElsewhere(db, row, now) : null,
  };
}

export async function isSessionOpen(db: Knex, id: number, now: Date): Promise<boolean> {
  return Boolean(await db('sessions').where({ id }).where('expires_at', '>', now).first('id'));
}

/** Clears sessions that ended by themselves; returns the count. */
export function deleteEndedSessions(db: Knex, now: Date): Promise<number> {
  return db('sessions').where('expires_at', '<=', now).delete();
}

/** Ends one session, and with it the use of its device; ending it twice is fine. */
export async function endSession(db: Knex, { sessionId, deviceId }: SignedIn): Promise<void> {
  await db('sessions').where('id', sessionId).delete();
  await releaseDevice(db, deviceId);
}

export async function endAllSessions(db: Knex, userId: number): Promise<void> {
  await db('sessions').where('user_id', userId).delete();
  await db('devices_in_use').where('user_id', userId).delete();
}

/** Ends all sessions of a user but the one that asks, and the use of their other devices. */
export async function endOtherSessions(db: Knex, { userId, sessionId, deviceId }: SignedIn): Promise<void> {
  await db('sessions').where('user_id', userId).whereNot('id', sessionId).delete();
  await db('devices_in_use').where('user_id', userId).whereNot('device_id', deviceId).delete();
}

const listedSessionRow = z.object({
  id: z.int(),
  created_at: z.date(),
  last_used_at: z.date(),
  expires_at: z.date(),
  user_agent: z.string(),
  device_name: z.string().nullable(),
});

/** The sessions of an account that have not ended, each with its device, last used first. */
export async function listSessions(db: Knex, userId: number, now: Date): Promise<z.infer<typeof listedSessionRow>[]> {
  const query = db('sessions as s')
    .join('devices as d', 'd.id', 's.device_id')
    .where('s.user_id', userId)
    .where('s.expires_at', '>', now)
    .orderBy([
      { column: 's.last_used_at', order: 'desc' },
      { column: 's.id', order: 'desc' },
    ])
    .select('s.id', 's.created_at', 's.last_used_at', 's.expires_at', 's.user_agent', 'd.name as device_name');
  return validateRows(listedSessionRow, await query);
}

const endedRow = z.object({ device_id: z.int().nullable() });

/** Ends a session of an account, and the use of its device where it held no other; false when the account has no such session. */
export async function endSessionOf(db: Knex, userId: number, id: number): Promise<boolean> {
  const [deleted] = await db('sessions').where({ id, user_id: userId }).delete().returning('device_id');
  const ended = validateRow(endedRow, deleted);
  if (!ended) return false;
  if (ended.device_id === null) return true;
  const left = await db('sessions').where('device_id', ended.device_id).first('id');
  if (!left) await releaseDevice(db, ended.device_id);
  return true;
}
