import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { SignedIn } from '../../http/caller.ts';

const DAY_MS = 86_400_000;
/** A session ends after this long without use. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;
/** Use is written down at most this often, so that reading pages does not write a row a request. */
const TOUCH_EVERY_MS = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * Opens a session and answers its token: 256 random bits, of which only the SHA-256 is stored. Clears the same person's ended
 * sessions away.
 */
export async function openSession(db: Knex, userId: number, userAgent: string, now: Date): Promise<string> {
  await db('sessions').where('user_id', userId).where('expires_at', '<=', now).delete();
  const token = randomBytes(32).toString('base64url');
  await db('sessions').insert({
    user_id: userId,
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
  role_id: 1 | 2 | 3;
  verified: boolean;
  last_used_at: Date;
}

/** Whose valid session a token is; null for an unknown or ended one. Slides the end of the session along with its use. */
export async function findSession(db: Knex, token: string, now: Date): Promise<SignedIn | null> {
  const row: SessionRow | undefined = await db('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('sessions.token_hash', hashOf(token))
    .where('sessions.expires_at', '>', now)
    .first('sessions.id', 'sessions.user_id', 'sessions.last_used_at', 'users.role_id', 'users.verified');
  if (!row) return null;
  if (now.getTime() - row.last_used_at.getTime() >= TOUCH_EVERY_MS) {
    const expires_at = new Date(now.getTime() + SESSION_LIFETIME_MS);
    await db('sessions').where('id', row.id).update({ last_used_at: now, expires_at });
  }
  return {
    signedIn: true,
    userId: row.user_id,
    roleId: row.role_id,
    staff: row.role_id !== 3,
    verified: row.verified,
    sessionId: row.id,
  };
}

/** Clears sessions that ended by themselves; answers how many. */
export function deleteEndedSessions(db: Knex, now: Date): Promise<number> {
  return db('sessions').where('expires_at', '<=', now).delete();
}

/** Ends one session; ending it twice is fine. */
export async function endSession(db: Knex, sessionId: number): Promise<void> {
  await db('sessions').where('id', sessionId).delete();
}
