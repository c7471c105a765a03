import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { SessionUse } from '../../../http/authenticate.ts';
import type { SignedIn } from '../../../http/caller.ts';
import { describeUserAgent } from '../devices/device-name.ts';
import { claimUse, findNameInUse, releaseDevice } from '../devices/devices.queries.ts';

const DAY_MS = 86_400_000;
/** A session ends after this long without use. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** Use is written down at most this often, so that reading pages does not write a row a request. */
const TOUCH_EVERY_MS = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a session on a device and answers its token: 256 random bits, of which only the SHA-256 is stored. Clears the same
 * person's ended sessions away.
 */
export async function openSession(
  db: Knex,
  { userId, deviceId, userAgent }: { userId: number; deviceId: number; userAgent: string },
  now: Date,
): Promise<string> {
  await db('sessions').where('user_id', userId).where('expires_at', '<=', now).delete();
  const token = randomBytes(32).toString('base64url');
  await db('sessions').insert({
    user_id: userId,
    device_id: deviceId,
    token_hash: hashOf(token),
    user_agent: userAgent,
    created_at: now,
    last_used_at: now,
    expires_at: new Date(now.getTime() + SESSION_LIFETIME_MS),
  });
  return token;
}

interface SessionRow {
  id: number;
  user_id: number;
  device_id: number;
  role_id: 1 | 2 | 3;
  verified: boolean;
  device_limited: boolean;
  last_used_at: Date;
  in_use_device_id: number | null;
  in_use_seen_at: Date | null;
}

function readSession(db: Knex, token: string, now: Date): Promise<SessionRow | undefined> {
  return (
    db('sessions')
      .join('users', 'users.id', 'sessions.user_id')
      .leftJoin('devices_in_use', 'devices_in_use.user_id', 'sessions.user_id')
      .where('sessions.token_hash', hashOf(token))
      .where('sessions.expires_at', '>', now)
      .whereNotNull('sessions.device_id')
      .whereNull('users.locked_at')
      // Asked with every call of everybody who is signed in: connections keep it parsed.
      .options({ name: 'session' })
      .first(
        'sessions.id',
        'sessions.user_id',
        'sessions.device_id',
        'sessions.last_used_at',
        'users.role_id',
        'users.verified',
        'users.device_limited',
        'devices_in_use.device_id as in_use_device_id',
        'devices_in_use.seen_at as in_use_seen_at',
      )
  );
}

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
  const row = await readSession(db, token, now);
  if (!row) return null;
  if (!unattended && now.getTime() - row.last_used_at.getTime() >= TOUCH_EVERY_MS) {
    const expires_at = new Date(now.getTime() + SESSION_LIFETIME_MS);
    await db('sessions').where('id', row.id).update({ last_used_at: now, expires_at });
    await db('devices').where('id', row.device_id).update({ last_used_at: now });
  }
  return {
    signedIn: true,
    userId: row.user_id,
    roleId: row.role_id,
    staff: row.role_id !== 3,
    verified: row.verified,
    sessionId: row.id,
    deviceId: row.device_id,
    elsewhere: config.DEVICE_LIMITS === 'on' && !unattended ? await findElsewhere(db, row, now) : null,
  };
}

/** Clears sessions that ended by themselves; answers how many. */
export function deleteEndedSessions(db: Knex, now: Date): Promise<number> {
  return db('sessions').where('expires_at', '<=', now).delete();
}

/** Ends one session, and with it the use of its device; ending it twice is fine. */
export async function endSession(db: Knex, { sessionId, deviceId }: SignedIn): Promise<void> {
  await db('sessions').where('id', sessionId).delete();
  await releaseDevice(db, deviceId);
}

/** Ends all sessions of an account. */
export async function endAllSessions(db: Knex, userId: number): Promise<void> {
  await db('sessions').where('user_id', userId).delete();
  await db('devices_in_use').where('user_id', userId).delete();
}
