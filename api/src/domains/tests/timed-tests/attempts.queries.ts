import {
  type AnswerKey,
  type AutomaticMarks,
  type ExtraTime,
  extraTimeSchema,
  type LearnerAnswer,
  type LostMarkReason,
  optionKeySchema,
  questionStateSchema,
  type TimeSettings,
  timeSettingsSchema,
} from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, validateRow, validateRows } from '../../../db/row-validation.ts';
import type { LoggedWork } from './work.ts';

export const attemptRow = z.object({
  id: z.int(),
  user_id: z.int(),
  slug: z.string(),
  duration: z.int(),
  attempts: z.int(),
  extra_time: extraTimeSchema,
  untimed: z.boolean(),
  started_at: z.date().nullable(),
  deadline: z.date().nullable(),
  submitted_at: z.date().nullable(),
  closed_by: z.enum(['learner', 'time']).nullable(),
  stored: z.int().nullable(),
  digest: z.string().nullable(),
  /** Set by a teacher. */
  assigned: z.boolean(),
  /** It ends at this moment at the latest. */
  closes_at: z.date().nullable(),
});
export const ATTEMPT_COLUMNS = Object.keys(attemptRow.shape);

/** A test as far as its clock and its end go. */
export type AttemptRow = z.infer<typeof attemptRow>;

/** A learner's test, its row locked until the transaction ends: every writer of an attempt waits here. */
export async function lockAttempt(transaction: Knex, userId: number, slug: string): Promise<AttemptRow | undefined> {
  return validateRow(attemptRow, await transaction('tests').where({ user_id: userId, slug }).forUpdate().first(ATTEMPT_COLUMNS));
}

/** The same by id, for the server's own closing. */
export async function lockAttemptById(transaction: Knex, id: number): Promise<AttemptRow | undefined> {
  return validateRow(attemptRow, await transaction('tests').where({ id }).forUpdate().first(ATTEMPT_COLUMNS));
}

export const CLOSED_AT_A_TIME = 500;

/** Running tests whose deadline is before a moment, of one person or of all, without some; the longest over first. */
export async function findRunningPast(
  db: Knex,
  { moment, userId, without = [] }: { moment: Date; userId?: number | undefined; without?: readonly number[] },
): Promise<number[]> {
  return db('tests')
    .whereNotNull('started_at')
    .whereNull('submitted_at')
    .where('deadline', '<', moment)
    .modify((query) => (userId === undefined ? query : query.where('user_id', userId)))
    .whereNotIn('id', without)
    .orderBy('deadline')
    .limit(CLOSED_AT_A_TIME)
    .pluck('id');
}

export async function storeStart(
  db: Knex,
  id: number,
  start: { started_at: Date; deadline: Date | null; extra_time: ExtraTime; untimed: boolean },
): Promise<void> {
  await db('tests').where({ id }).update(start);
}

export const workRow = z.object({
  question_id: z.int(),
  state: questionStateSchema,
  flagged: z.boolean(),
  answer: jsonColumn<LearnerAnswer>().nullable(),
  revision: z.int(),
});
export type WorkRow = z.infer<typeof workRow>;

/**
 * A learner's marks of their own work, as stored; the marks of a line are those of its day. `scheme` names the lines
 * that the indexes refer to; without it they may have changed since.
 */
export interface StoredSelfMarks {
  scheme?: string;
  earned: number[];
  /** `reason` null: none was given. */
  lost: { index: number; reason: LostMarkReason | null; marks: number }[];
}

export const testQuestionRow = workRow.extend({
  position: z.int(),
  marks: z.int(),
  changed_at: z.date().nullable(),
  auto_marks: z.int().nullable(),
  auto_max: z.int().nullable(),
  self_marks: jsonColumn<StoredSelfMarks>().nullable(),
  self_marked: z.int().nullable(),
  self_marked_at: z.date().nullable(),
  /** Of the question's current version. */
  question_version: z.int(),
  questions_text: z.string(),
  mcq_answer: optionKeySchema.nullable(),
  answer_keys: z.array(jsonColumn<AnswerKey>()),
});
/** A question of a test with its stored work and keys: never send it unfiltered. */
export type TestQuestionRow = z.infer<typeof testQuestionRow>;

export async function findPresentWork(db: Knex, testId: number): Promise<WorkRow[]> {
  const columns = Object.keys(workRow.shape);
  return validateRows(workRow, await db('test_questions').where('test_id', testId).select(columns));
}

export async function findTestQuestions(db: Knex, testId: number): Promise<TestQuestionRow[]> {
  const rows = await db('test_questions as e')
    .join('questions as q', 'q.id', 'e.question_id')
    .where('e.test_id', testId)
    .orderBy('e.position')
    .select(
      ...['e.question_id', 'e.position', 'e.marks', 'e.state', 'e.flagged', 'e.answer', 'e.revision', 'e.changed_at'],
      ...['e.auto_marks', 'e.auto_max', 'e.self_marks', 'e.self_marked', 'e.self_marked_at'],
      ...['q.version as question_version', 'q.questions_text', 'q.mcq_answer', 'q.answer_keys'],
    );
  return validateRows(testQuestionRow, rows);
}

export const changeRow = workRow.extend({
  based_on: z.int(),
  client_id: z.string(),
  sequence: z.int().nullable(),
  elapsed_ms: z.int().nullable(),
  received_at: z.date(),
}) satisfies z.ZodType<LoggedWork>;
export type ChangeRow = z.infer<typeof changeRow>;

/** The whole log of a test in the order in which it came. */
export async function listChanges(db: Knex, testId: number): Promise<ChangeRow[]> {
  const log = db('test_changes').where('test_id', testId).orderBy(['received_at', 'question_id', 'revision']);
  return validateRows(changeRow, await log.select(Object.keys(changeRow.shape)));
}

interface Ending {
  submitted_at: Date;
  closed_by: 'learner' | 'time';
  stored: number;
  digest: string;
}

/** Ends an attempt; false where it had ended before. */
export async function storeEnding(transaction: Knex, id: number, ending: Ending): Promise<boolean> {
  const changed = await transaction('tests')
    .where({ id })
    .whereNull('submitted_at')
    .update({ ...ending, attempts: 1 });
  return changed === 1;
}

export async function storeAutomaticMarks(
  transaction: Knex,
  testId: number,
  questionId: number,
  { marks, max }: AutomaticMarks,
): Promise<void> {
  await transaction('test_questions')
    .where({ test_id: testId, question_id: questionId })
    .update({ auto_marks: marks, auto_max: max });
}

/**
 * Sums up what the server's marking of an assigned test came to. What was not tried is marked with none; the learner's own marks do not
 * count in set work.
 */
export async function sumAssignedMarks(transaction: Knex, testId: number): Promise<void> {
  await transaction.raw(
    `UPDATE tests SET marks_given = sums.given, marks_earned = sums.earned
       FROM (SELECT sum(CASE WHEN e.state = 'attempted' THEN coalesce(e.auto_max, 0) ELSE e.marks END) AS given,
                    sum(CASE WHEN e.state = 'attempted' THEN coalesce(e.auto_marks, 0) ELSE 0 END) AS earned
               FROM test_questions e WHERE e.test_id = :testId) AS sums
      WHERE tests.id = :testId AND tests.assigned`,
    { testId },
  );
}

export async function findTestId(db: Knex, userId: number, slug: string): Promise<number | undefined> {
  return validateRow(idRow, await db('tests').where({ user_id: userId, slug }).first('id'))?.id;
}

const runningRow = idRow.extend({ running: z.boolean() });

/**
 * A learner's test that has a question, and whether it runs; what arrives within `graceMs` of its end was under way.
 */
export async function findTestWithQuestion(
  db: Knex,
  { userId, slug, questionId }: { userId: number; slug: string; questionId: number },
  { now, graceMs }: { now: Date; graceMs: number },
): Promise<z.infer<typeof runningRow> | undefined> {
  const open = new Date(now.getTime() - graceMs);
  const row = await db('tests as t')
    .join('test_questions as q', 'q.test_id', 't.id')
    .where({ 't.user_id': userId, 't.slug': slug, 'q.question_id': questionId })
    .first(
      't.id',
      db.raw('t.started_at IS NOT NULL AND t.submitted_at IS NULL AND (t.deadline IS NULL OR t.deadline > ?) AS running', [open]),
    );
  return validateRow(runningRow, row);
}

const USUAL: TimeSettings = { extra_time: 0, untimed: false };

/** A learner's time settings for tests; the defaults until they choose. */
export async function findTimeSettings(db: Knex, userId: number): Promise<TimeSettings> {
  const row = await db('time_settings').where({ user_id: userId }).first('extra_time', 'untimed');
  return validateRow(timeSettingsSchema, row) ?? USUAL;
}

export async function storeTimeSettings(db: Knex, userId: number, settings: TimeSettings): Promise<void> {
  await db('time_settings')
    .insert({ user_id: userId, ...settings })
    .onConflict('user_id')
    .merge();
}
