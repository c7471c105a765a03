import type { Difficulty, Duration, ExtraTime } from '@api/contract';
import type { Knex } from 'knex';
import type { TopicRow } from '../subjects-and-topics/index.ts';
import type { Candidate } from './drawing.ts';

/**
 * The visible questions under some topics, each with the first of them that it stands under, and whether the learner has met
 * it before.
 */
export async function findCandidates(db: Knex, userId: number, topics: readonly TopicRow[]): Promise<Candidate[]> {
  const { rows } = await db.raw(
    `SELECT q.id, min(chosen.id) AS "topicId", q.difficulty, q.marks,
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

/** A test to be stored. */
export interface NewTest {
  slug: string;
  userId: number;
  subjectId: number;
  duration: Duration;
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

/** A test with its topics. */
export interface TestRow {
  id: number;
  slug: string;
  duration: Duration;
  attempts: number;
  created_at: Date;
  subject: { id: number; subject_name: string; slug: string };
  topics: TopicRow[];
  question_count: number;
  total_marks: number;
  started_at: Date | null;
  deadline: Date | null;
  extra_time: ExtraTime;
  untimed: boolean;
  submitted_at: Date | null;
  closed_by: 'learner' | 'time' | null;
  stored: number | null;
  digest: string | null;
  marks_obtained: number | null;
}

/** Marks of a question once its test is over: the learner's own before automatic ones for all of it; none where nothing was tried. */
const MARKS_OF_QUESTION = `
  coalesce(e.self_marked, CASE WHEN e.state <> 'attempted' THEN 0 WHEN e.auto_max = e.marks THEN e.auto_marks END)`;

/** Somebody's tests, newest first; only the one with the slug where that is given. */
export async function listTests(db: Knex, userId: number, slug?: string): Promise<TestRow[]> {
  const { rows } = await db.raw(
    `SELECT tests.id, tests.slug, tests.duration, tests.attempts, tests.created_at, tests.started_at, tests.deadline, tests.extra_time,
            tests.untimed, tests.submitted_at, tests.closed_by, tests.stored, tests.digest,
            json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug) AS subject,
            (SELECT coalesce(json_agg(json_build_object(
                      'id', t.id, 'subject_id', t.subject_id, 'parent_topic_id', t.parent_topic_id, 'depth', t.depth, 'slug', t.slug,
                      'topic_number', t.topic_number, 'topic_name', t.topic_name) ORDER BY t.course_order, t.id), '[]')
               FROM test_topics x JOIN topics t ON t.id = x.topic_id WHERE x.test_id = tests.id) AS topics,
            (SELECT count(*) FROM test_questions e WHERE e.test_id = tests.id) AS question_count,
            (SELECT coalesce(sum(e.marks), 0) FROM test_questions e WHERE e.test_id = tests.id) AS total_marks,
            (SELECT CASE WHEN tests.submitted_at IS NOT NULL AND count(*) = count(${MARKS_OF_QUESTION})
                         THEN sum(${MARKS_OF_QUESTION}) END
               FROM test_questions e WHERE e.test_id = tests.id) AS marks_obtained
       FROM tests JOIN subjects s ON s.id = tests.subject_id
      WHERE tests.user_id = ? AND (?::text IS NULL OR tests.slug = ?)
      ORDER BY tests.created_at DESC, tests.id DESC`,
    [userId, slug ?? null, slug ?? null],
  );
  return rows;
}
