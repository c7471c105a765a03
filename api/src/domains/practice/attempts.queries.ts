import type { Judgement, PracticeAttempt } from '@api/contract';
import type { Knex } from 'knex';

/** A row of `practice_attempts`. */
export interface AttemptRow {
  id: number;
  user_id: number;
  client_key: string;
  question_id: number;
  question_version: number;
  part: string;
  verdict: PracticeAttempt['verdict'];
  answer: string[];
  fields: Judgement[];
  marks: number;
  of: number;
  seconds: number | null;
  answered_at: Date;
  received_at: Date;
}

/** The attempt that somebody's page has called so. */
export async function findAttemptByKey(db: Knex, userId: number, clientKey: string): Promise<AttemptRow | undefined> {
  return db<AttemptRow>('practice_attempts').where({ user_id: userId, client_key: clientKey }).first();
}

/** Somebody's own attempt by its id. */
export async function findOwnAttempt(db: Knex, userId: number, id: number): Promise<AttemptRow | undefined> {
  return db<AttemptRow>('practice_attempts').where({ user_id: userId, id }).first();
}

/** Answers of one learner to one question come one after the other until the transaction ends, so that the last one of them is told. */
export async function lockPractice(transaction: Knex, userId: number, questionId: number): Promise<void> {
  await transaction.raw('SELECT pg_advisory_xact_lock(?::int, ?::int)', [userId, questionId]);
}

/** Writes an attempt down; the one that is there already where the page has sent it before. `isNew` tells which. */
export async function insertAttempt(
  transaction: Knex,
  attempt: Omit<AttemptRow, 'id'>,
): Promise<{ row: AttemptRow; isNew: boolean }> {
  const [row] = await transaction<AttemptRow>('practice_attempts')
    .insert({ ...attempt, answer: JSON.stringify(attempt.answer), fields: JSON.stringify(attempt.fields) } as never)
    .onConflict(['user_id', 'client_key'])
    .ignore()
    .returning('*');
  if (row) return { row, isNew: true };
  const stored = await findAttemptByKey(transaction, attempt.user_id, attempt.client_key);
  if (!stored) throw new Error('An attempt is neither new nor there');
  return { row: stored, isNew: false };
}

/** The parts of a question that somebody has answered, whatever became of it; giving up is no answer. */
export async function listAnsweredParts(db: Knex, userId: number, questionId: number, exceptId: number): Promise<string[]> {
  return db('practice_attempts')
    .where({ user_id: userId, question_id: questionId })
    .whereNot('verdict', 'gave_up')
    .whereNot('id', exceptId)
    .distinct()
    .pluck('part');
}

/** Somebody's last attempt at each part of a question. */
export async function findLatestAttempts(
  db: Knex,
  userId: number,
  questionId: number,
): Promise<Pick<AttemptRow, 'id' | 'part' | 'verdict' | 'answered_at'>[]> {
  const { rows } = await db.raw(
    `SELECT DISTINCT ON (part) id, part, verdict, answered_at FROM practice_attempts WHERE user_id = ? AND question_id = ? ORDER BY part, id DESC`,
    [userId, questionId],
  );
  return rows;
}

/** A page of somebody's attempts at a question, latest first, and how many there are. */
export async function listAttempts(
  db: Knex,
  { userId, questionId, page, pageSize }: { userId: number; questionId: number; page: number; pageSize: number },
): Promise<{ rows: AttemptRow[]; totalCount: number }> {
  const own = () => db<AttemptRow>('practice_attempts').where({ user_id: userId, question_id: questionId });
  const rows = await own()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const count = await own().count({ count: '*' }).first();
  return { rows, totalCount: Number(count?.count ?? 0) };
}
