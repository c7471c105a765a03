import type { Duration, ExtraTime } from '@api/contract';
import type { Knex } from 'knex';
import type { TopicRow } from '../../subjects-and-topics/index.ts';

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
