import type { Knex } from 'knex';

/** Whether a test, a paper or a correction of a test has a question: their records stay as learners saw them. */
export async function isKeptByTests(db: Knex, id: number): Promise<boolean> {
  for (const table of ['test_questions', 'mock_paper_questions', 'test_corrections']) {
    if (await db(table).where('question_id', id).first('question_id')) return true;
  }
  return false;
}

/** Deletes a question's row; all that refers to it goes with it. */
export async function purgeRow(db: Knex, id: number): Promise<void> {
  await db('questions').where('id', id).delete();
}
