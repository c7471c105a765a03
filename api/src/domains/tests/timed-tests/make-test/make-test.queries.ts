import { difficultySchema } from '@api/contract';
import type { TestCandidate } from '@api/drawing';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryRows, validateOne, validateRows } from '../../../../db/row-validation.ts';
import type { TopicRow } from '../../../bank/subjects-and-topics/index.ts';
import { countsAgainstCap, type Month } from '../../../billing/plans-and-payments/index.ts';

const candidateRow = z.object({
  id: z.int(),
  topicId: z.int(),
  leafId: z.int(),
  difficulty: difficultySchema,
  marks: z.int(),
  idea: z.string(),
  calculatorAllowed: z.boolean(),
  seen: z.boolean(),
}) satisfies z.ZodType<TestCandidate>;

/**
 * The visible questions under some topics, each with the first of them that it belongs to, and whether the learner has
 * met it before.
 */
export async function findCandidates(db: Knex, userId: number, topics: readonly TopicRow[]): Promise<TestCandidate[]> {
  return queryRows(
    db,
    candidateRow,
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
}

const repeatableQuestion = z.object({ id: z.int(), marks: z.int(), visible: z.boolean() });
/** A question of an earlier test, with the marks that it carries today. */
export type RepeatableQuestion = z.infer<typeof repeatableQuestion>;

/** The questions of a test in order, for another test of the same ones. */
export async function findQuestionsToRepeat(db: Knex, testId: number): Promise<RepeatableQuestion[]> {
  const rows = await db('test_questions as e')
    .join('questions as q', 'q.id', 'e.question_id')
    .where('e.test_id', testId)
    .orderBy('e.position')
    .select('q.id', 'q.marks', 'q.visible');
  return validateRows(repeatableQuestion, rows);
}

/** What a teacher decides about a test: its end whatever the clock says, and when its answers open. */
export interface AssignedRules {
  /** No clock runs: the test ends at `closesAt` alone. */
  untimed: boolean;
  closesAt: Date | null;
  /** Answers can be read while it runs. */
  answersAtOnce: boolean;
  /** Answers stay closed until then, although the test is over. */
  answersFrom: Date | null;
}

interface NewTest {
  slug: string;
  userId: number;
  subjectId: number;
  duration: number;
  /** The mock paper that it is a copy of. */
  mockPaperId?: number | null;
  drawSeed: number;
  createdAt: Date;
  questions: readonly Pick<TestCandidate, 'id' | 'marks'>[];
  topicIds: readonly number[];
  attempts?: number;
  assigned?: AssignedRules;
}

/** Stores a test with its questions in order. */
export async function insertTest(db: Knex, test: NewTest): Promise<number> {
  const stored = await db('tests')
    .insert({
      slug: test.slug,
      user_id: test.userId,
      subject_id: test.subjectId,
      duration: test.duration,
      draw_seed: test.drawSeed,
      mock_paper_id: test.mockPaperId ?? null,
      attempts: test.attempts ?? 0,
      created_at: test.createdAt,
      ...(test.assigned && {
        assigned: true,
        untimed: test.assigned.untimed,
        closes_at: test.assigned.closesAt,
        answers_at_once: test.assigned.answersAtOnce,
        answers_from: test.assigned.answersFrom,
        marks_total: test.questions.reduce((sum, { marks }) => sum + marks, 0),
      }),
    })
    .returning('id');
  const row = validateOne(idRow, stored);
  await db('test_questions').insert(
    test.questions.map(({ id, marks }, index) => ({ test_id: row.id, position: index + 1, question_id: id, marks })),
  );
  await db('test_topics').insert([...new Set(test.topicIds)].map((topic_id) => ({ test_id: row.id, topic_id })));
  return row.id;
}

/**
 * The number of tests that a learner has created in a calendar month; `capped`: only those that count against the
 * monthly cap.
 */
export async function countTestsCreated(db: Knex, userId: number, { start, end }: Month, capped: boolean): Promise<number> {
  const query = db('tests').where('user_id', userId).where('created_at', '>=', start).where('created_at', '<', end);
  // Set by a teacher, it uses nothing up.
  if (capped) query.where('assigned', false);
  if (capped) countsAgainstCap(query, userId, 'tests_per_month', 'tests.created_at');
  const row = await query.count({ count: '*' }).first();
  return Number(row?.count ?? 0);
}
