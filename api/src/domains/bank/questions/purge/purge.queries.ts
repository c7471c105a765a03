import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, queryRows, validateRows } from '../../../../db/row-validation.ts';

const usesRow = z.object({
  tests: z.int(),
  learners: z.int(),
  last_test_at: z.date().nullable(),
  mock_papers: z.int(),
  open_reports: z.int(),
  closed_reports: z.int(),
  waiting_doubts: z.int(),
  doubts: z.int(),
  saved: z.int(),
  completed: z.int(),
  answers: z.int(),
  practising: z.int(),
});
type Uses = z.infer<typeof usesRow>;

export async function countUses(db: Knex, id: number): Promise<Uses> {
  return queryOne(
    db,
    usesRow,
    `SELECT t.*, m.*, r.*, d.*, p.*,
            (SELECT count(*) FROM user_question WHERE question_id = :id) AS saved,
            (SELECT count(*) FROM completed_question WHERE question_id = :id) AS completed
       FROM (SELECT count(*) AS tests, count(DISTINCT tests.user_id) AS learners, max(tests.created_at) AS last_test_at
               FROM test_questions x JOIN tests ON tests.id = x.test_id WHERE x.question_id = :id) t,
            (SELECT count(*) AS mock_papers FROM mock_paper_questions WHERE question_id = :id) m,
            (SELECT count(*) FILTER (WHERE closed_at IS NULL) AS open_reports, count(closed_at) AS closed_reports
               FROM reports WHERE question_id = :id) r,
            (SELECT count(waiting_since) AS waiting_doubts, count(*) AS doubts FROM doubts WHERE question_id = :id AND parent_id IS NULL) d,
            (SELECT count(*) AS answers, count(DISTINCT user_id) AS practising FROM practice_attempts WHERE question_id = :id) p`,
    { id },
  );
}

const variantRow = z.object({
  id: z.int(),
  tried: z.int(),
  facility: z.number().nullable(),
  discrimination: z.number().nullable(),
  wrong_answers: z.array(z.object({ part: z.string(), answer: z.array(z.string()), learners: z.int() })),
});

/** How a question and its variants of the same template go in its subject, the most tried first. */
export async function listVariants(db: Knex, id: number): Promise<z.infer<typeof variantRow>[]> {
  return queryRows(
    db,
    variantRow,
    `SELECT v.id, st.tried, st.facility, st.discrimination,
            (SELECT coalesce(jsonb_agg(w.wrong), '[]')
               FROM (SELECT jsonb_build_object('part', part->>'part', 'answer', wrong->'answer', 'learners', wrong->'learners') AS wrong
                       FROM jsonb_array_elements(st.parts) part, jsonb_array_elements(part->'wrong_answers') wrong
                      ORDER BY (wrong->>'learners')::int DESC, part->>'part' LIMIT 3) w) AS wrong_answers
       FROM questions q JOIN topics t ON t.id = q.topic_id
       JOIN questions v ON v.idea = q.idea AND v.deleted_at IS NULL
       JOIN topics vt ON vt.id = v.topic_id AND vt.subject_id = t.subject_id
       JOIN question_statistics st ON st.question_id = v.id
      WHERE q.id = ? ORDER BY st.tried DESC, v.id LIMIT 20`,
    [id],
  );
}

const mockPaperRow = z.object({ code: z.string(), subject_name: z.string(), paper: z.string() });

/** The latest mock papers with a question. */
export async function listMockPapers(db: Knex, id: number): Promise<z.infer<typeof mockPaperRow>[]> {
  const rows = await db('mock_paper_questions as x')
    .join('mock_papers as m', 'm.id', 'x.paper_id')
    .join('subjects as s', 's.id', 'm.subject_id')
    .where('x.question_id', id)
    .orderBy('m.id', 'desc')
    .limit(10)
    .select('m.code', 's.subject_name', 'm.paper');
  return validateRows(mockPaperRow, rows);
}

const otherPlaceRow = z.object({ topic_id: z.int(), kind: z.enum(['other', 'other_level']) });

/** A question's places other than its own topic: further topics, and its place in the other level of its course. */
export async function listOtherPlaces(db: Knex, id: number): Promise<z.infer<typeof otherPlaceRow>[]> {
  const rows = await db('question_topics')
    .where('question_id', id)
    .whereNot('kind', 'primary')
    .orderBy('topic_id')
    .select('topic_id', 'kind');
  return validateRows(otherPlaceRow, rows);
}

/** Whether a test, a paper or a correction of a test has a question: their records stay as learners saw them. */
export async function isUsedByTests(db: Knex, id: number): Promise<boolean> {
  for (const table of ['test_questions', 'mock_paper_questions', 'test_corrections']) {
    if (await db(table).where('question_id', id).first('question_id')) return true;
  }
  return false;
}

/** Deletes a question's row; all that refers to it goes with it. */
export async function purgeRow(db: Knex, id: number): Promise<void> {
  await db('questions').where('id', id).delete();
}
