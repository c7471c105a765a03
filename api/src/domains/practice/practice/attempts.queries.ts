import type { Judgement, PracticeSettings } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { jsonColumn, queryRows, validateRow, validateRows } from '../../../db/row-validation.ts';

export const attemptRow = z.object({
  id: z.int(),
  user_id: z.int(),
  client_key: z.string(),
  question_id: z.int(),
  question_version: z.int(),
  part: z.string(),
  verdict: z.enum(['right', 'wrong', 'to_compare', 'gave_up']),
  answer: z.array(z.string()),
  fields: z.array(jsonColumn<Judgement>()),
  marks: z.int(),
  of: z.int(),
  seconds: z.int().nullable(),
  answered_at: z.date(),
  received_at: z.date(),
});
export type AttemptRow = z.infer<typeof attemptRow>;

/** A learner's attempt by the key that the page gave it. */
export async function findAttemptByKey(db: Knex, userId: number, clientKey: string): Promise<AttemptRow | undefined> {
  return validateRow(attemptRow, await db('practice_attempts').where({ user_id: userId, client_key: clientKey }).first());
}

export async function findOwnAttempt(db: Knex, userId: number, id: number): Promise<AttemptRow | undefined> {
  return validateRow(attemptRow, await db('practice_attempts').where({ user_id: userId, id }).first());
}

/** Locks a learner's answers to one question until the transaction ends, so that the last part answered is noticed. */
export async function lockPractice(transaction: Knex, userId: number, questionId: number): Promise<void> {
  await transaction.raw('SELECT pg_advisory_xact_lock(?::int, ?::int)', [userId, questionId]);
}

/** Stores an attempt, or returns the existing one if the page has sent it before. `isNew` distinguishes them. */
export async function insertAttempt(
  transaction: Knex,
  attempt: Omit<AttemptRow, 'id'>,
): Promise<{ row: AttemptRow; isNew: boolean }> {
  const written = await transaction('practice_attempts')
    .insert({ ...attempt, answer: JSON.stringify(attempt.answer), fields: JSON.stringify(attempt.fields) })
    .onConflict(['user_id', 'client_key'])
    .ignore()
    .returning('*');
  const row = validateRow(attemptRow, written[0]);
  if (row) return { row, isNew: true };
  const stored = await findAttemptByKey(transaction, attempt.user_id, attempt.client_key);
  if (!stored) throw new Error('An attempt is neither new nor there');
  return { row: stored, isNew: false };
}

/** The parts of a question that a learner has answered in other attempts, with at least so many marks; giving up is no answer. */
export async function listAnsweredParts(
  db: Knex,
  { id, user_id, question_id }: Pick<AttemptRow, 'id' | 'user_id' | 'question_id'>,
  leastMarks: number,
): Promise<string[]> {
  return db('practice_attempts')
    .where({ user_id, question_id })
    .whereNot('verdict', 'gave_up')
    .whereNot('id', id)
    .where('marks', '>=', leastMarks)
    .distinct()
    .pluck('part');
}

/** Whether the learner has answered the part wrong, or given it up, within so many milliseconds before this attempt. */
export async function hasMissedSince(
  db: Knex,
  { user_id, question_id, part, answered_at }: Pick<AttemptRow, 'user_id' | 'question_id' | 'part' | 'answered_at'>,
  withinMs: number,
): Promise<boolean> {
  const missed = await db('practice_attempts')
    .where({ user_id, question_id, part })
    .whereIn('verdict', ['wrong', 'gave_up'])
    .where('answered_at', '>', new Date(answered_at.getTime() - withinMs))
    .where('answered_at', '<=', answered_at)
    .first('id');
  return missed !== undefined;
}

const latestRow = attemptRow.pick({ id: true, part: true, verdict: true, answered_at: true });

/** A learner's latest attempt at each part of a question. */
export async function findLatestAttempts(db: Knex, userId: number, questionId: number): Promise<z.infer<typeof latestRow>[]> {
  return queryRows(
    db,
    latestRow,
    `SELECT DISTINCT ON (part) id, part, verdict, answered_at FROM practice_attempts WHERE user_id = ? AND question_id = ? ORDER BY part, id DESC`,
    [userId, questionId],
  );
}

const answerRow = attemptRow.pick({ part: true, answer: true });

/** A learner's latest answer to each part of a version of a question; empty for a part that was given up last. */
export async function findLatestAnswers(
  db: Knex,
  { userId, questionId, version }: { userId: number; questionId: number; version: number },
): Promise<Record<string, string[]>> {
  const rows = await queryRows(
    db,
    answerRow,
    `SELECT DISTINCT ON (part) part, answer FROM practice_attempts
     WHERE user_id = ? AND question_id = ? AND question_version = ? ORDER BY part, id DESC`,
    [userId, questionId, version],
  );
  return Object.fromEntries(rows.map(({ part, answer }) => [part, answer]));
}

/** A page of a learner's attempts at a question, latest first, and their total. */
export async function listAttempts(
  db: Knex,
  { userId, questionId, page, pageSize }: { userId: number; questionId: number; page: number; pageSize: number },
): Promise<{ rows: AttemptRow[]; totalCount: number }> {
  const own = () => db('practice_attempts').where({ user_id: userId, question_id: questionId });
  const rows = await own()
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const count = await own().count({ count: '*' }).first();
  return { rows: validateRows(attemptRow, rows), totalCount: Number(count?.count ?? 0) };
}

const settingsRow = z.object({ complete_answered: z.boolean() });
const USUAL: PracticeSettings = { complete_answered: true };

/** A learner's settings; the defaults until they choose. */
export async function findSettings(db: Knex, userId: number): Promise<PracticeSettings> {
  const row = await db('practice_settings').where({ user_id: userId }).first('complete_answered');
  return validateRow(settingsRow, row) ?? USUAL;
}

export async function storeSettings(db: Knex, userId: number, settings: PracticeSettings): Promise<void> {
  await db('practice_settings')
    .insert({ user_id: userId, ...settings })
    .onConflict('user_id')
    .merge();
}
