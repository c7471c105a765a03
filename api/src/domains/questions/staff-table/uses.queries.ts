import type { Knex } from 'knex';

/** Where a question is used, in numbers. */
export interface Uses {
  tests: number;
  learners: number;
  last_test_at: Date | null;
  mock_papers: number;
  open_reports: number;
  closed_reports: number;
  waiting_doubts: number;
  doubts: number;
  saved: number;
  completed: number;
}

/** Counts where a question is used. */
export async function countUses(db: Knex, id: number): Promise<Uses> {
  const { rows } = await db.raw(
    `SELECT t.*, m.*, r.*, d.*,
            (SELECT count(*) FROM user_question WHERE question_id = :id) AS saved,
            (SELECT count(*) FROM completed_question WHERE question_id = :id) AS completed
       FROM (SELECT count(*) AS tests, count(DISTINCT tests.user_id) AS learners, max(tests.created_at) AS last_test_at
               FROM test_questions x JOIN tests ON tests.id = x.test_id WHERE x.question_id = :id) t,
            (SELECT count(*) AS mock_papers FROM mock_paper_questions WHERE question_id = :id) m,
            (SELECT count(*) FILTER (WHERE closed_at IS NULL) AS open_reports, count(closed_at) AS closed_reports
               FROM reports WHERE question_id = :id) r,
            (SELECT count(waiting_since) AS waiting_doubts, count(*) AS doubts FROM doubts WHERE question_id = :id AND parent_id IS NULL) d`,
    { id },
  );
  return rows[0];
}

/** The latest mock papers with a question. */
export async function listMockPapers(db: Knex, id: number): Promise<{ code: string; subject_name: string; paper: string }[]> {
  return db('mock_paper_questions as x')
    .join('mock_papers as m', 'm.id', 'x.paper_id')
    .join('subjects as s', 's.id', 'm.subject_id')
    .where('x.question_id', id)
    .orderBy('m.id', 'desc')
    .limit(10)
    .select('m.code', 's.subject_name', 'm.paper');
}

/** Where a question stands besides its own topic: further topics, and its place in the other level of its course. */
export async function listOtherPlaces(db: Knex, id: number): Promise<{ topic_id: number; kind: 'other' | 'other_level' }[]> {
  return db('question_topics')
    .where('question_id', id)
    .whereNot('kind', 'primary')
    .orderBy('topic_id')
    .select('topic_id', 'kind');
}
