import { type AnswerKey, optionKeySchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, jsonColumn, queryFirst, queryRows, validateRow } from '../../../../db/row-validation.ts';
import { ApiError } from '../../../../errors.ts';

const askedRow = z.object({
  version: z.int(),
  questions_text: z.string(),
  marks: z.int(),
  mcq_answer: optionKeySchema.nullable(),
  answer_keys: z.array(jsonColumn<AnswerKey>()),
});
/** The text of a question with its keys: never sent unfiltered. */
export type AskedQuestion = z.infer<typeof askedRow>;

const keptRow = z.object({ content: jsonColumn<Omit<AskedQuestion, 'version'>>() });

/**
 * A question at a version, for answers from a page that shows that version; in its current state if none is named or
 * that one is not kept. Undefined if there is no such question.
 */
export async function findAskedQuestion(db: Knex, id: number, version?: number): Promise<AskedQuestion | undefined> {
  const present = validateRow(askedRow, await db('questions').where({ id }).first(Object.keys(askedRow.shape)));
  if (!present || version === undefined || version === present.version) return present;
  const kept = validateRow(keptRow, await db('question_versions').where({ question_id: id, version }).first('content'));
  if (!kept) return present;
  const { questions_text, marks, mcq_answer, answer_keys } = kept.content;
  return { version, questions_text, marks, mcq_answer, answer_keys };
}

/** Set work `t` whose teacher keeps answers closed: running, or over and not due. */
const CLOSED = `
  t.user_id = :userId AND t.assigned
  AND (t.answers_from > :now
       OR (t.submitted_at IS NULL AND NOT t.answers_at_once AND t.started_at IS NOT NULL
           AND (t.deadline IS NULL OR t.deadline > :now)))`;

/**
 * Refuses the answers of questions that are in set work of a learner, as long as its teacher keeps them closed: what is closed there is not
 * to be opened here.
 * @throws ApiError 409 `answers_closed`
 */
export async function requireNotInSetWork(db: Knex, userId: number, questionIds: readonly number[], now: Date): Promise<void> {
  const closed = await queryFirst(
    db,
    idRow,
    `SELECT t.id FROM tests t JOIN test_questions e ON e.test_id = t.id
      WHERE ${CLOSED} AND e.question_id = ANY (:questionIds) LIMIT 1`,
    { userId, questionIds: [...questionIds], now } as Knex.ValueDict,
  );
  if (closed) {
    throw new ApiError(
      409,
      'answers_closed',
      'This question is in work for your class. Its solution opens there, when your teacher says so',
    );
  }
}

const digestRow = z.object({ question_id: z.int(), digest: z.string() });

/**
 * Names the lines of each question's mark scheme as staff wrote them, by a SHA-256 over them: another name, other lines. Of the
 * answer that is shown, the first; a question without an answer has no name. How lines are typeset does not count.
 */
export async function findMarkSchemeDigests(db: Knex, questionIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await queryRows(
    db,
    digestRow,
    `SELECT a.question_id, encode(sha256(convert_to(lines.list::text, 'UTF8')), 'hex') AS digest
       FROM (SELECT question_id, min(id) AS id FROM answers WHERE question_id = ANY (?) GROUP BY question_id) a
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(json_build_array(l.part, l.text, l.code, l.marks, l.implied) ORDER BY l.position), '[]') AS list
          FROM mark_scheme_lines l WHERE l.answer_id = a.id
      ) lines
      WHERE EXISTS (SELECT FROM mark_scheme_lines l WHERE l.answer_id = a.id AND l.marks > 0)`,
    [[...questionIds]],
  );
  return new Map(rows.map(({ question_id, digest }) => [question_id, digest]));
}
