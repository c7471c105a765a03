import type { Knex } from 'knex';

const COLUMNS = `user_id, source, work, place, question_id, question_version, part, parts, topic_id, test_id, outcome, marks, of,
  first_try, first_of_question, again, hint_seen, solution_seen, lost, seconds, at, recorded_at`;

const HOME = `
  coalesce((SELECT p.topic_id FROM question_topics p JOIN subjects s ON s.id = p.subject_id JOIN users u ON u.course_slug = s.slug
             WHERE u.id = done.user_id AND p.question_id = done.question_id AND p.kind <> 'other'),
           (SELECT q.topic_id FROM questions q WHERE q.id = done.question_id))`;

/** Takes rows named as the columns above over; what was a first try is said below, when all are there. */
const take = (rows: string) => `
  INSERT INTO evidence (${COLUMNS})
  SELECT done.user_id, source, work, place, question_id, question_version, part, 1, ${HOME}, test_id, outcome, marks, of,
         false, false, false, false, coalesce(solution_seen, false), coalesce(lost, '[]'), seconds, at, recorded_at
    FROM (${rows}) AS done ORDER BY at, recorded_at
  ON CONFLICT (user_id, source) DO NOTHING`;

const ATTEMPTS = `
  SELECT a.user_id, 'attempt:' || a.id AS source, 'attempt:' || a.id AS work, 'practice' AS place, a.question_id, a.question_version, a.part,
         NULL::int AS test_id, CASE a.verdict WHEN 'gave_up' THEN 'gave_up' ELSE 'answered' END AS outcome,
         CASE WHEN a.verdict <> 'to_compare' THEN a.marks END AS marks, a.of, NULL::jsonb AS lost, a.seconds, a.answered_at AS at,
         a.received_at AS recorded_at,
         EXISTS (SELECT FROM answer_openings o WHERE o.user_id = a.user_id AND o.question_id = a.question_id
                    AND o.opened_at BETWEEN a.answered_at - interval '30 days' AND a.answered_at) AS solution_seen
    FROM practice_attempts a`;

/** Lines of a mark scheme in their order, from 0: what self-marking names by its index. */
const LINES = `
  SELECT a.question_id, l.part, l.marks, row_number() OVER (PARTITION BY a.id ORDER BY l.position) - 1 AS index
    FROM (SELECT question_id, min(id) AS id FROM answers GROUP BY question_id) a JOIN mark_scheme_lines l ON l.answer_id = a.id`;

const OWN_MARKS = `
  SELECT m.user_id, 'own-marks:' || m.id || ':' || l.part AS source, coalesce('attempt:' || last.id, 'own-marks:' || m.question_id || ':' || l.part) AS work,
         'self_marked' AS place, m.question_id, m.question_version, l.part, NULL::int AS test_id, 'answered' AS outcome,
         coalesce(sum(l.marks) FILTER (WHERE m.earned @> to_jsonb(l.index)), 0) AS marks, sum(l.marks) AS of,
         jsonb_agg(jsonb_build_object('reason', lost.reason, 'marks', l.marks)) FILTER (WHERE lost.reason IS NOT NULL) AS lost,
         max(last.seconds) AS seconds, coalesce(max(last.answered_at), m.marked_at) AS at, m.marked_at AS recorded_at, NULL::boolean AS solution_seen
    FROM (SELECT DISTINCT ON (user_id, question_id) * FROM practice_self_marks ORDER BY user_id, question_id, id DESC) m
    JOIN (${LINES}) l ON l.question_id = m.question_id AND l.marks > 0
    LEFT JOIN LATERAL (SELECT a.id, a.answered_at, a.seconds FROM practice_attempts a
                        WHERE a.user_id = m.user_id AND a.question_id = m.question_id AND a.part = l.part ORDER BY a.id DESC LIMIT 1) last ON true
    LEFT JOIN LATERAL (SELECT e->>'reason' AS reason FROM jsonb_array_elements(m.lost) e
                        WHERE (e->>'index')::int = l.index AND e->>'reason' IS NOT NULL LIMIT 1) lost ON true
   GROUP BY m.id, m.user_id, m.question_id, m.question_version, m.marked_at, l.part, last.id`;

const IN_TESTS = `
  FROM tests t JOIN test_questions e ON e.test_id = t.id
  LEFT JOIN LATERAL (SELECT least(86400, sum(c.elapsed_ms) / 1000)::int AS seconds FROM test_changes c
                      WHERE c.test_id = t.id AND c.question_id = e.question_id) spent ON true`;
const TEST_WORK = "'test:' || t.id || ':' || e.question_id";

const TESTS = `
  SELECT t.user_id, ${TEST_WORK} || ':' AS source, ${TEST_WORK} AS work, 'test' AS place, e.question_id, NULL::int AS question_version,
         '' AS part, t.id AS test_id, CASE e.state WHEN 'skipped' THEN 'skipped' ELSE 'answered' END AS outcome,
         CASE WHEN e.state = 'skipped' THEN 0 ELSE e.auto_marks END AS marks,
         CASE WHEN e.state = 'skipped' THEN e.marks ELSE coalesce(nullif(e.auto_max, 0), e.marks) END AS of, NULL::jsonb AS lost, spent.seconds,
         t.submitted_at AS at, t.submitted_at AS recorded_at, NULL::boolean AS solution_seen
    ${IN_TESTS} WHERE t.submitted_at IS NOT NULL AND e.state <> 'unvisited'`;

const SELF_MARKED = `
  SELECT t.user_id, 'self-marks:' || t.id || ':' || e.question_id || ':past' AS source, ${TEST_WORK} AS work, 'self_marked' AS place, e.question_id,
         NULL::int AS question_version, '' AS part, t.id AS test_id, 'answered' AS outcome, e.self_marked AS marks, e.marks AS of,
         (SELECT jsonb_agg(jsonb_build_object('reason', l->>'reason', 'marks', (l->>'marks')::int))
            FROM jsonb_array_elements(e.self_marks->'lost') l WHERE l->>'reason' IS NOT NULL) AS lost,
         spent.seconds, t.submitted_at AS at, e.self_marked_at AS recorded_at, NULL::boolean AS solution_seen
    ${IN_TESTS} WHERE t.submitted_at IS NOT NULL AND e.self_marked IS NOT NULL`;

const GRADED = `
  SELECT t.user_id, 'grading:' || t.id || ':' || e.question_id || ':past' AS source, ${TEST_WORK} AS work, 'graded' AS place, e.question_id,
         NULL::int AS question_version, '' AS part, t.id AS test_id,
         CASE WHEN e.state <> 'attempted' AND given.marks = 0 THEN 'skipped' ELSE 'answered' END AS outcome, least(given.marks, e.marks) AS marks,
         e.marks AS of, NULL::jsonb AS lost, spent.seconds, t.submitted_at AS at, coalesce(g.returned_at, g.graded_at, t.submitted_at) AS recorded_at,
         NULL::boolean AS solution_seen
    ${IN_TESTS}
    JOIN gradings g ON g.test_id = t.id LEFT JOIN grading_drafts d ON d.test_id = t.id
   CROSS JOIN LATERAL jsonb_to_recordset(CASE WHEN g.state = 'returned' THEN d.marks ELSE g.previous->'marks' END)
                      AS given (question_id int, marks int)
   WHERE t.submitted_at IS NOT NULL AND given.question_id = e.question_id AND given.marks IS NOT NULL`;

const FIRST = `
  WITH tried AS (
    SELECT e.id,
           (SELECT max(o.at) FROM evidence o
             WHERE o.user_id = e.user_id AND o.question_id = e.question_id AND o.work <> e.work AND (o.part = e.part OR o.part = '' OR e.part = '')
               AND (o.at < e.at OR (o.at = e.at AND o.id < e.id))) AS before,
           e.work = first_value(e.work) OVER (PARTITION BY e.user_id, e.question_id ORDER BY e.at, e.id) AS first_work,
           row_number() OVER (PARTITION BY e.user_id, e.work, e.authority ORDER BY e.id) AS place
      FROM evidence e)
  UPDATE evidence e
     SET first_try = tried.before IS NULL, again = coalesce(tried.before > e.at - interval '1 day', false),
         first_of_question = tried.first_work AND tried.place = 1
    FROM tried WHERE tried.id = e.id`;

/**
 * Takes what learners have done before there was evidence into it: attempts in practice, tests, self-given marks, returned gradings. What a test
 * says of each part was not kept, so each of its questions counts as one. Sums are made when they are first read.
 */
export async function up(db: Knex): Promise<void> {
  for (const rows of [ATTEMPTS, OWN_MARKS, TESTS, SELF_MARKED, GRADED]) await db.raw(take(rows));
  await db.raw(FIRST);
  await db.raw('DELETE FROM progress_learners');
}

/** What was taken in stays what happened; it goes with the table. */
export async function down(): Promise<void> {}
