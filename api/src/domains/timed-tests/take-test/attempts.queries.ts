import type { AnswerKey, ExtraTime, LearnerAnswer, LostMarkReason, OptionKey, QuestionState } from '@api/contract';
import type { Knex } from 'knex';
import type { AutomaticMarks } from '../after-test/marking.ts';
import type { LoggedWork, Work } from './merging.ts';

/** A test as far as its clock and its end go. */
export interface AttemptRow {
  id: number;
  user_id: number;
  slug: string;
  duration: number;
  attempts: number;
  extra_time: ExtraTime;
  untimed: boolean;
  started_at: Date | null;
  deadline: Date | null;
  submitted_at: Date | null;
  closed_by: 'learner' | 'time' | null;
  stored: number | null;
  digest: string | null;
}

const ATTEMPT_COLUMNS = [
  ...[
    'id',
    'user_id',
    'slug',
    'duration',
    'attempts',
    'extra_time',
    'untimed',
    'started_at',
    'deadline',
    'submitted_at',
    'closed_by',
  ],
  ...['stored', 'digest'],
];

/** Somebody's test, its row locked until the transaction ends: every writer of an attempt waits here. */
export async function lockAttempt(transaction: Knex, userId: number, slug: string): Promise<AttemptRow | undefined> {
  return transaction<AttemptRow>('tests')
    .where({ user_id: userId, slug } as object)
    .forUpdate()
    .first(ATTEMPT_COLUMNS as []);
}

/** The same by id, for the server's own closing. */
export async function lockAttemptById(transaction: Knex, id: number): Promise<AttemptRow | undefined> {
  return transaction<AttemptRow>('tests')
    .where({ id })
    .forUpdate()
    .first(ATTEMPT_COLUMNS as []);
}

/** How many tests `findRunningPast` answers at most. */
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

/** Starts the clock. */
export async function storeStart(
  db: Knex,
  id: number,
  start: { started_at: Date; deadline: Date | null; extra_time: ExtraTime; untimed: boolean },
): Promise<void> {
  await db('tests').where({ id }).update(start);
}

/** The present work on a question. */
export interface WorkRow {
  question_id: number;
  state: QuestionState;
  flagged: boolean;
  answer: LearnerAnswer | null;
  revision: number;
}

/**
 * A learner's marks of their own work, as stored; the marks of a line are those of its day. `scheme` names the lines that the indexes
 * mean; without it they may be others by now.
 */
export interface StoredSelfMarks {
  scheme?: string;
  earned: number[];
  /** `reason` null: none was given. */
  lost: { index: number; reason: LostMarkReason | null; marks: number }[];
}

/** A question of a test with what is stored on it and what it is marked by: never to be sent as it is. */
export interface TestQuestionRow extends WorkRow {
  position: number;
  marks: number;
  changed_at: Date | null;
  auto_marks: number | null;
  auto_max: number | null;
  self_marks: StoredSelfMarks | null;
  self_marked: number | null;
  self_marked_at: Date | null;
  /** Of the question as it stands now. */
  question_version: number;
  questions_text: string;
  mcq_answer: OptionKey | null;
  answer_keys: AnswerKey[];
}

/** The questions of a test in order. */
export async function findTestQuestions(db: Knex, testId: number): Promise<TestQuestionRow[]> {
  return db('test_questions as e')
    .join('questions as q', 'q.id', 'e.question_id')
    .where('e.test_id', testId)
    .orderBy('e.position')
    .select(
      ...['e.question_id', 'e.position', 'e.marks', 'e.state', 'e.flagged', 'e.answer', 'e.revision', 'e.changed_at'],
      ...['e.auto_marks', 'e.auto_max', 'e.self_marks', 'e.self_marked', 'e.self_marked_at'],
      ...['q.version as question_version', 'q.questions_text', 'q.mcq_answer', 'q.answer_keys'],
    );
}

/** An entry of the log as stored. */
export interface ChangeRow extends LoggedWork {
  question_id: number;
  elapsed_ms: number | null;
  received_at: Date;
}

const CHANGE_COLUMNS = [
  ...['question_id', 'revision', 'based_on', 'client_id', 'sequence', 'state', 'flagged', 'answer', 'elapsed_ms', 'received_at'],
];

/** Everything that was stored on one question, oldest first. */
export async function findChangesOf(db: Knex, testId: number, questionId: number): Promise<ChangeRow[]> {
  return db('test_changes').where({ test_id: testId, question_id: questionId }).orderBy('revision').select(CHANGE_COLUMNS);
}

/** The whole log of a test in the order in which it came. */
export async function listChanges(db: Knex, testId: number): Promise<ChangeRow[]> {
  return db('test_changes').where('test_id', testId).orderBy(['received_at', 'question_id', 'revision']).select(CHANGE_COLUMNS);
}

/** A change to be written down. */
export interface NewChange {
  testId: number;
  questionId: number;
  revision: number;
  basedOn: number;
  clientId: string;
  sequence: number | null;
  elapsedMs: number | null;
  receivedAt: Date;
  work: Work;
}

/** Writes a change into the log and makes it the present work of its question. */
export async function storeChange(transaction: Knex, change: NewChange): Promise<void> {
  const { testId, questionId, revision, receivedAt } = change;
  const { state, flagged } = change.work;
  const answer = change.work.answer === null ? null : JSON.stringify(change.work.answer);
  await transaction('test_changes').insert({
    ...{ test_id: testId, question_id: questionId, revision, based_on: change.basedOn, client_id: change.clientId },
    ...{ sequence: change.sequence, elapsed_ms: change.elapsedMs, received_at: receivedAt, state, flagged, answer },
  });
  await transaction('test_questions')
    .where({ test_id: testId, question_id: questionId })
    .update({ state, flagged, answer, revision, changed_at: receivedAt });
}

/** How an attempt ended. */
export interface Ending {
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

/** Keeps the automatic marks of a question. */
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
