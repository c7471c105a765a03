import type { LearnerAnswer, QuestionState } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { preparedQuery } from '../../../../db/prepared.ts';

/** Most changes that are stored in one statement; PostgreSQL plans for no more, and looks each up by its key. */
export const MAX_BATCH_SIZE = 24;

/** One change of a client to one question of a test. */
export interface NextChange {
  userId: number;
  slug: string;
  clientId: string;
  questionId: number;
  /** The revision that the sender last knew. */
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
export interface StoredChange {
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
