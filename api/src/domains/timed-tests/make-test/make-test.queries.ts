import type { Difficulty } from '@api/contract';
import type { Knex } from 'knex';
import type { TopicRow } from '../../subjects-and-topics/index.ts';
import type { Candidate } from './drawing.ts';

/**
 * The visible questions under some topics, each with the first of them that it stands under, and whether the learner has met
 * it before.
 */
export async function findCandidates(db: Knex, userId: number, topics: readonly TopicRow[]): Promise<Candidate[]> {
  const { rows } = await db.raw(
    `SELECT q.id, min(chosen.id) AS "topicId", min(p.topic_id) AS "leafId", q.difficulty, q.marks, q.idea,
            q.calculator_allowed AS "calculatorAllowed",
            (EXISTS (SELECT FROM completed_question c WHERE c.user_id = ? AND c.question_id = q.id)
             OR EXISTS (SELECT FROM test_questions e JOIN tests ON tests.id = e.test_id
                         WHERE tests.user_id = ? AND e.question_id = q.id)) AS seen
       FROM topics chosen
       JOIN question_topics p ON chosen.id IN (p.topic1_id, p.topic2_id, p.topic3_id)
       JOIN questions q ON q.id = p.question_id
      WHERE chosen.id = ANY (?) AND p.subject_id = ANY (?) AND p.kind <> 'other' AND q.visible
      GROUP BY q.id`,
    [userId, userId, topics.map(({ id }) => id), topics.map(({ subject_id }) => subject_id)],
  );
  return rows as (Candidate & { difficulty: Difficulty })[];
}

/** A question of an earlier test, with the marks that it carries today. */
export interface RepeatableQuestion {
  id: number;
  marks: number;
  visible: boolean;
}

/** The questions of a test in order, for another test of the same ones. */
export async function findQuestionsToRepeat(db: Knex, testId: number): Promise<RepeatableQuestion[]> {
  return db('test_questions as e')
    .join('questions as q', 'q.id', 'e.question_id')
    .where('e.test_id', testId)
    .orderBy('e.position')
    .select('q.id', 'q.marks', 'q.visible');
}

/** A test to be stored. */
export interface NewTest {
  slug: string;
  userId: number;
  subjectId: number;
  /** Minutes. */
  duration: number;
  /** The mock paper that it is a copy of. */
  mockPaperId?: number | null;
  drawSeed: number;
  createdAt: Date;
  questions: readonly Pick<Candidate, 'id' | 'marks'>[];
  topicIds: readonly number[];
  attempts?: number;
}

/** Stores a test with its questions in order. */
export async function insertTest(db: Knex, test: NewTest): Promise<number> {
  const [row] = await db('tests')
    .insert({
      slug: test.slug,
      user_id: test.userId,
      subject_id: test.subjectId,
      duration: test.duration,
      draw_seed: test.drawSeed,
      mock_paper_id: test.mockPaperId ?? null,
      attempts: test.attempts ?? 0,
      created_at: test.createdAt,
    })
    .returning<{ id: number }[]>('id');
  if (!row) throw new Error('INSERT INTO tests returned no row');
  await db('test_questions').insert(
    test.questions.map(({ id, marks }, index) => ({ test_id: row.id, position: index + 1, question_id: id, marks })),
  );
  await db('test_topics').insert([...new Set(test.topicIds)].map((topic_id) => ({ test_id: row.id, topic_id })));
  return row.id;
}
