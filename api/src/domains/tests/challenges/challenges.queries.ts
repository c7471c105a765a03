import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, queryRows, validateOne } from '../../../db/row-validation.ts';

/** A player's first copy of the paper that was handed in. */
const firstTest = (player: string) =>
  `(SELECT t.id FROM tests t WHERE t.user_id = ${player}.user_id AND t.mock_paper_id = c.mock_paper_id AND t.attempts > 0
     ORDER BY t.submitted_at, t.id LIMIT 1)`;

const challengeRow = z.object({
  id: z.int(),
  created_at: z.date(),
  token: z.string(),
  role: z.enum(['challenger', 'friend']),
  blueprint: z.string(),
  /** Of the other player; null while there is none. */
  name: z.string().nullable(),
  own_test: z.int().nullable(),
  other_test: z.int().nullable(),
});
export type ChallengeRow = z.infer<typeof challengeRow>;

/** A learner's challenges on a paper, latest first; those with an account that is about to be deleted are left out. */
export const listChallenges = (db: Knex, userId: number, paperId: number): Promise<ChallengeRow[]> =>
  queryRows(
    db,
    challengeRow,
    `SELECT c.id, c.created_at, c.token, me.role, m.blueprint, coalesce(u.full_name, u.username) AS name,
            ${firstTest('me')} AS own_test, CASE WHEN u.id IS NOT NULL THEN ${firstTest('other')} END AS other_test
       FROM challenge_players me
       JOIN challenges c ON c.id = me.challenge_id
       JOIN mock_papers m ON m.id = c.mock_paper_id
       LEFT JOIN challenge_players other ON other.challenge_id = c.id AND other.user_id <> me.user_id
       LEFT JOIN users u ON u.id = other.user_id
      WHERE me.user_id = :userId AND c.mock_paper_id = :paperId AND u.delete_after IS NULL
        AND (me.role = 'challenger' OR other.user_id IS NOT NULL)
      ORDER BY c.id DESC`,
    { userId, paperId },
  );

/** Makes calls of one learner that count their challenges wait for each other, until the transaction ends. */
export async function lockChallenger(transaction: Knex, userId: number): Promise<void> {
  await transaction('users').where('id', userId).forNoKeyUpdate().first('id');
}

export async function insertChallenge(db: Knex, userId: number, paperId: number, now: Date): Promise<number> {
  const row = { mock_paper_id: paperId, token: randomBytes(32).toString('base64url'), created_at: now };
  const { id } = validateOne(idRow, await db('challenges').insert(row).returning('id'));
  await addPlayer(db, { id, userId, role: 'challenger' }, now);
  return id;
}

export async function addPlayer(
  db: Knex,
  { id, userId, role }: { id: number; userId: number; role: ChallengeRow['role'] },
  now: Date,
): Promise<void> {
  await db('challenge_players').insert({ challenge_id: id, user_id: userId, role, joined_at: now });
}

const linkRow = z.object({
  id: z.int(),
  code: z.string(),
  user_id: z.int(),
  name: z.string(),
  friend_id: z.int().nullable(),
});

/** Locks the challenge of a link until the transaction ends. A query of its own: what it waits for shows only in the next one. */
export async function lockByToken(transaction: Knex, token: string): Promise<void> {
  await transaction('challenges').where('token', token).forUpdate().first('id');
}

/** The challenge of a link; undefined where it has ended, or its challenger's account is about to be. */
export const findByToken = (db: Knex, token: string, { staff }: { staff: boolean }) =>
  queryFirst(
    db,
    linkRow,
    `SELECT c.id, m.code, p.user_id, coalesce(u.full_name, u.username) AS name,
            (SELECT f.user_id FROM challenge_players f WHERE f.challenge_id = c.id AND f.role = 'friend') AS friend_id
       FROM challenges c
       JOIN mock_papers m ON m.id = c.mock_paper_id
       JOIN subjects s ON s.id = m.subject_id AND (s.audience = 'everyone' OR :staff)
       JOIN challenge_players p ON p.challenge_id = c.id AND p.role = 'challenger'
       JOIN users u ON u.id = p.user_id AND u.delete_after IS NULL
      WHERE c.token = :token`,
    { token, staff },
  );

/** Deletes a challenge for both; false if the caller plays in none of this id. */
export async function deleteChallenge(db: Knex, userId: number, id: number): Promise<boolean> {
  const own = db('challenge_players').where({ challenge_id: id, user_id: userId }).select('challenge_id');
  return (await db('challenges').whereIn('id', own).delete()) > 0;
}
