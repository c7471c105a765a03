import type { LearnerAnswer, QuestionState } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { preparedQuery } from '../../../../db/row-validation.ts';
import { violationOf } from '../../../../db/sqlstate.ts';
import { ATTEMPT_COLUMNS, attemptRow, type ChangeRow, changeRow, workRow } from '../attempts.queries.ts';

/** The sender of changes and their test. `clientId`: the tab or device. */
export interface Sender {
  userId: number;
  slug: string;
  clientId: string;
}

interface AskedChange {
  question_id: number;
  revision: number;
  sequence?: number | undefined;
}

/**
 * Reads a test, the present work on the queried questions, and the relevant entries of their log: the newest of the
 * client and the newest of the others since the lowest revision seen, the client's entries under the queried numbers,
 * and those of its numbers that no greater one follows. The last come without their answers. A revision missing from
 * the log says nothing about what was seen. Changes are passed as one document, for which PostgreSQL reuses one plan:
 * planning takes longer than all the rest. Entries are looked up one by one (`LATERAL`), so that the cost does not grow
 * with the log.
 */
const ATTEMPT_TO_SAVE = `
  WITH attempt AS (
    SELECT ${ATTEMPT_COLUMNS.join(', ')} FROM tests WHERE user_id = :user AND slug = :slug
  ), asked AS (
    SELECT question_id, revision, sequence FROM jsonb_to_recordset(:changes::jsonb) AS c (question_id integer, revision integer, sequence integer)
  ), works AS (
    SELECT question_id, state, flagged, answer, revision FROM test_questions
     WHERE test_id = (SELECT id FROM attempt) AND question_id IN (SELECT question_id FROM asked)
  ), questions AS (
    SELECT works.question_id, min(CASE WHEN asked.revision > works.revision THEN 0 ELSE asked.revision END) AS seen
      FROM asked JOIN works USING (question_id) GROUP BY works.question_id
  ), since AS (
    SELECT question_id, revision, sequence, own,
           row_number() OVER (PARTITION BY question_id, own ORDER BY revision DESC) AS back,
           max(CASE WHEN own THEN sequence END) OVER (
             PARTITION BY question_id ORDER BY revision DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS later
      FROM (SELECT c.question_id, c.revision, c.sequence, c.client_id = :client AS own
              FROM questions q
              JOIN test_changes c ON c.test_id = (SELECT id FROM attempt) AND c.question_id = q.question_id AND c.revision > q.seen) entries
  ), chosen AS (
    SELECT question_id, revision, back = 1 AS told FROM since WHERE back = 1 OR (own AND sequence > coalesce(later, 0))
    UNION ALL
    SELECT asked.question_id, namesake.revision, true
      FROM asked CROSS JOIN LATERAL (
        SELECT c.revision FROM test_changes c
         WHERE c.test_id = (SELECT id FROM attempt) AND c.question_id = asked.question_id AND c.client_id = :client AND c.sequence = asked.sequence
         LIMIT 1) namesake
  ), entries AS (
    SELECT c.question_id, c.revision, c.based_on, c.client_id, c.sequence, c.state, c.flagged, CASE WHEN told THEN c.answer END AS answer,
           c.elapsed_ms, c.received_at
      FROM (SELECT question_id, revision, bool_or(told) AS told FROM chosen GROUP BY question_id, revision) counting
     CROSS JOIN LATERAL (
        SELECT * FROM test_changes entry
         WHERE test_id = (SELECT id FROM attempt) AND question_id = counting.question_id AND revision = counting.revision
         LIMIT 1) c
  )
  SELECT attempt.*, (SELECT coalesce(json_agg(works), '[]') FROM works) AS works,
         (SELECT coalesce(json_agg(entries ORDER BY question_id, revision), '[]') FROM entries) AS entries
    FROM attempt`;

const attemptToSave = attemptRow.extend({
  works: z.array(workRow),
  entries: z.array(changeRow.extend({ received_at: z.coerce.date<string>() })),
});
/** A test with what counts for some changes of one client; `entries` by question in the order of revisions, as `History` takes them in. */
export type AttemptToSave = z.output<typeof attemptToSave>;

/** A learner's test with the log entries relevant for these changes, in one statement. */
export async function findAttemptToSave(
  db: Knex,
  { userId, slug, clientId }: Sender,
  changes: readonly AskedChange[],
): Promise<AttemptToSave | undefined> {
  const [row] = await preparedQuery<AttemptToSave>(db, attemptToSave, ATTEMPT_TO_SAVE, {
    ...{ user: userId, slug, client: clientId },
    changes: JSON.stringify(changes.map(({ question_id, revision, sequence }) => ({ question_id, revision, sequence }))),
  });
  return row;
}

/**
 * The test's row is locked, as by every writer of an attempt. A statement that waits here has read the rest before: if
 * another has written about the same question in the meantime, the entry's number is taken, and the statement fails as
 * a whole.
 */
const STORE_CHANGES = `
  WITH attempt AS (
    SELECT id FROM tests WHERE id = :test AND submitted_at IS NULL FOR UPDATE
  ), logged AS (
    INSERT INTO test_changes (test_id, question_id, revision, based_on, client_id, sequence, state, flagged, answer, elapsed_ms, received_at)
    SELECT attempt.id, c.question_id, c.revision, c.based_on, c.client_id, c.sequence, c.state, c.flagged, c.answer,
           c.elapsed_ms, c.received_at
      FROM attempt CROSS JOIN jsonb_to_recordset(:changes::jsonb) AS c (question_id integer, revision integer, based_on integer, client_id text,
             sequence integer, state text, flagged boolean, answer jsonb, elapsed_ms integer, received_at timestamptz)
    RETURNING question_id, revision, state, flagged, answer, received_at
  ), newest AS (
    SELECT DISTINCT ON (question_id) * FROM logged ORDER BY question_id, revision DESC
  )
  UPDATE test_questions q
     SET state = c.state, flagged = c.flagged, answer = c.answer, revision = c.revision, changed_at = c.received_at
    FROM newest c WHERE q.test_id = :test AND q.question_id = c.question_id
  RETURNING q.question_id`;

const writtenRow = z.object({});

/**
 * Writes changes into the log of a test and makes the newest of each question its present work, in one statement.
 * False, with nothing written, if the test has ended, or one of the questions has been written since it was read.
 */
export async function storeChanges(db: Knex, testId: number, changes: readonly ChangeRow[]): Promise<boolean> {
  if (changes.length === 0) return true;
  try {
    const written = await preparedQuery(db, writtenRow, STORE_CHANGES, { test: testId, changes: JSON.stringify(changes) });
    return written.length > 0;
  } catch (error) {
    if (violationOf(error)?.kind === 'unique') return false;
    throw error;
  }
}

/** Most changes that are stored in one statement; PostgreSQL plans for no more, and looks each up by its key. */
export const MAX_BATCH_SIZE = 24;

/** One change of a client to one question of a test. */
export interface NextChange {
  userId: number;
  slug: string;
  clientId: string;
  questionId: number;
  revision: number;
  sequence: number;
  state: QuestionState;
  flagged: boolean;
  /** Left out: stays as it is. */
  answer?: LearnerAnswer | null | undefined;
  elapsedMs: number | null;
  receivedAt: Date;
  /** A test whose deadline was before this moment is over. */
  overBefore: Date;
}

/** A change that is stored, and the deadline of its test. */
interface StoredChange {
  revision: number;
  deadline: Date | null;
}

/**
 * Stores those changes that directly follow: their test runs and is not locked, their sender knew the question's
 * present revision, and the number is new. For each of these `judge` returns `stored`. All others are skipped without
 * hindering these: a locked row is passed over, and an existing entry is not written again. `LATERAL` with `LIMIT 1`
 * looks one up by its key.
 */
const STORE_NEXT_CHANGES = `
  WITH asked AS (
    SELECT * FROM jsonb_to_recordset(:changes::jsonb) AS c (
      place integer, user_id integer, slug text, client_id text, question_id integer, revision bigint, sequence integer, state text, flagged boolean,
      answer jsonb, keeps_answer boolean, elapsed_ms integer, received_at timestamptz,
      over_before timestamptz)
    LIMIT ${MAX_BATCH_SIZE}
  ), next AS (
    SELECT DISTINCT ON (attempt.id, question_id) asked.*, attempt.id AS test_id, attempt.deadline,
           CASE WHEN keeps_answer THEN present.answer ELSE asked.answer END AS new_answer
      FROM asked CROSS JOIN LATERAL (
        SELECT id, deadline FROM tests
         WHERE user_id = asked.user_id AND slug = asked.slug AND started_at IS NOT NULL AND submitted_at IS NULL
           AND (deadline IS NULL OR deadline >= asked.over_before)
         LIMIT 1 FOR UPDATE SKIP LOCKED) attempt
     CROSS JOIN LATERAL (
        SELECT answer FROM test_questions
         WHERE test_id = attempt.id AND question_id = asked.question_id AND revision = asked.revision
         LIMIT 1) present
     ORDER BY attempt.id, question_id, place
  ), logged AS (
    INSERT INTO test_changes (test_id, question_id, revision, based_on, client_id, sequence, state, flagged, answer, elapsed_ms, received_at)
    SELECT test_id, question_id, revision + 1, revision, client_id, sequence, state, flagged, new_answer, elapsed_ms, received_at FROM next
        ON CONFLICT DO NOTHING
    RETURNING test_id, question_id, revision
  )
  UPDATE test_questions q
     SET state = c.state, flagged = c.flagged, answer = c.new_answer, revision = logged.revision, changed_at = c.received_at
    FROM next c JOIN logged USING (test_id, question_id) WHERE q.test_id = c.test_id AND q.question_id = c.question_id
  RETURNING c.place, q.revision, c.deadline`;

const storedRow = z.object({ place: z.int(), revision: z.int(), deadline: z.date().nullable() });

/** The outcome of each change, in order; undefined if it does not directly follow and is not stored. */
export async function storeNextChanges(db: Knex, changes: readonly NextChange[]): Promise<(StoredChange | undefined)[]> {
  const asked = changes.map((change, place) => ({
    place,
    user_id: change.userId,
    slug: change.slug,
    client_id: change.clientId,
    question_id: change.questionId,
    revision: change.revision,
    sequence: change.sequence,
    state: change.state,
    flagged: change.flagged,
    answer: change.answer,
    keeps_answer: change.answer === undefined,
    elapsed_ms: change.elapsedMs,
    received_at: change.receivedAt,
    over_before: change.overBefore,
  }));
  const rows = await preparedQuery(db, storedRow, STORE_NEXT_CHANGES, { changes: JSON.stringify(asked) });
  const stored: (StoredChange | undefined)[] = changes.map(() => undefined);
  for (const { place, revision, deadline } of rows) stored[place] = { revision, deadline };
  return stored;
}
