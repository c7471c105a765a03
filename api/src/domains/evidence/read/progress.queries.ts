import type { Knex } from 'knex';

/** Sums of a learner at one topic itself, over a time. */
export interface TopicSums {
  topic_id: number;
  subject_id: number;
  parts: number;
  home_parts: number;
  questions: number;
  first_tries: number;
  right_first: number;
  marks: number;
  of: number;
  seconds: number;
  timed_marks: number;
  last_at: Date;
}

const TALLY = ['parts', 'home_parts', 'questions', 'first_tries', 'right_first', 'marks', 'of', 'seconds', 'timed_marks'];
const LOST = ['lost_method', 'lost_accuracy', 'lost_misread', 'lost_notation', 'lost_time', 'lost_unexplained'];
const summed = (columns: readonly string[]) => columns.map((name) => `sum(w.${name})::int AS ${name}`).join(', ');

/** Everything that a learner has worked on, topic by topic. */
export async function sumTopics(db: Knex, userId: number): Promise<TopicSums[]> {
  const { rows } = await db.raw(
    `SELECT w.topic_id, t.subject_id, ${summed(TALLY)}, max(w.last_at) AS last_at
       FROM progress_weeks w JOIN topics t ON t.id = w.topic_id WHERE w.user_id = ? GROUP BY w.topic_id, t.subject_id`,
    [userId],
  );
  return rows;
}

/** Sums of a learner in one week at some topics together. */
export interface WeekSums extends Omit<TopicSums, 'topic_id' | 'subject_id'> {
  subject_id: number;
  /** Its Monday, as `2026-11-16`. */
  week: string;
  lost_method: number;
  lost_accuracy: number;
  lost_misread: number;
  lost_notation: number;
  lost_time: number;
  lost_unexplained: number;
}

/** The weeks of a learner from one on, of each course; of some topics alone where these are named. Oldest first. */
export async function sumWeeks(
  db: Knex,
  { userId, from, topicIds = null }: { userId: number; from: string; topicIds?: readonly number[] | null },
): Promise<WeekSums[]> {
  const { rows } = await db.raw(
    `SELECT t.subject_id, to_char(w.week, 'YYYY-MM-DD') AS week, ${summed([...TALLY, ...LOST])}, max(w.last_at) AS last_at
       FROM progress_weeks w JOIN topics t ON t.id = w.topic_id
      WHERE w.user_id = :userId AND w.week >= CAST(:from AS date) AND (CAST(:topicIds AS int[]) IS NULL OR w.topic_id = ANY (:topicIds))
      GROUP BY t.subject_id, w.week ORDER BY w.week, t.subject_id`,
    { userId, from, topicIds: topicIds && [...topicIds] } as never,
  );
  return rows;
}

/** Marks earned and lost at a topic at questions of one difficulty, as weights of the epoch. */
export interface AbilitySums {
  topic_id: number;
  level: number;
  earned: number;
  lost: number;
}

/** What the estimates of a learner are made of. */
export async function listAbilitySums(db: Knex, userId: number): Promise<AbilitySums[]> {
  return db('progress_abilities').where('user_id', userId).select('topic_id', 'level', 'earned', 'lost');
}

/** Marks of the questions that courses list, by the topic where they stand. */
export async function sumQuestionMarks(db: Knex, subjectIds: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db.raw<{ rows: { topic_id: number; marks: number }[] }>(
    `SELECT p.topic_id, sum(q.marks)::int AS marks FROM question_topics p JOIN questions q ON q.id = p.question_id
      WHERE p.kind <> 'other' AND p.subject_id = ANY (?) AND q.visible GROUP BY p.topic_id`,
    [[...subjectIds]],
  );
  return new Map(rows.map(({ topic_id, marks }) => [topic_id, marks]));
}

/** How many tests somebody has handed in and how many gradings were returned, by course. */
export async function countTests(db: Knex, userId: number): Promise<Map<number, { tests: number; gradings: number }>> {
  const { rows } = await db.raw<{ rows: { subject_id: number; tests: number; gradings: number }[] }>(
    `SELECT t.subject_id, count(*)::int AS tests, count(g.returned_at)::int AS gradings
       FROM tests t LEFT JOIN gradings g ON g.test_id = t.id
      WHERE t.user_id = ? AND t.submitted_at IS NOT NULL GROUP BY t.subject_id`,
    [userId],
  );
  return new Map(rows.map(({ subject_id, ...counts }) => [subject_id, counts]));
}

/** A learner as far as progress goes; undefined where there is none, or the account is gone. */
export async function findLearner(db: Knex, userId: number): Promise<{ id: number; course_slug: string | null } | undefined> {
  return db('users').where('id', userId).whereNull('anonymised_at').first('id', 'course_slug');
}

/** What staff know a learner by; undefined where there is none. */
export async function findLearnerName(db: Knex, userId: number): Promise<string | undefined> {
  const row = await db('users').where('id', userId).whereNull('anonymised_at').first('full_name', 'username');
  return row && (row.full_name ?? row.username);
}

/** Seconds of work by day, as `2026-11-22` by UTC, from one moment up to another. */
export async function secondsByDay(db: Knex, userId: number, from: Date, to: Date): Promise<Map<string, number>> {
  const { rows } = await db.raw<{ rows: { day: string; seconds: number }[] }>(
    `SELECT to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, sum(e.seconds)::int AS seconds
       FROM evidence e WHERE e.user_id = ? AND e.at >= ? AND e.at < ? AND e.authority = 1 GROUP BY 1`,
    [userId, from, to],
  );
  return new Map(rows.map(({ day, seconds }) => [day, seconds ?? 0]));
}

/** A part that took longer was left open meanwhile. */
const LONGEST_SECONDS = 3600;

/**
 * Seconds of work between each of some moments and the next one, in their order. Where no time was measured, a first try counts a minute a mark.
 */
export async function secondsBetween(db: Knex, userId: number, moments: readonly Date[]): Promise<number[]> {
  const { rows } = await db.raw<{ rows: { place: number; seconds: number }[] }>(
    `SELECT width_bucket(e.at, CAST(:moments AS timestamptz[])) AS place,
            sum(least(coalesce(e.seconds, CASE WHEN e.first_try AND e.outcome <> 'skipped' THEN e.of * 60 END), :longest))::int AS seconds
       FROM evidence e WHERE e.user_id = :userId AND e.at >= :from AND e.at < :to AND e.authority = 1 GROUP BY 1`,
    { userId, moments: [...moments], from: moments[0], to: moments.at(-1), longest: LONGEST_SECONDS } as never,
  );
  const seconds = new Map(rows.map((row) => [row.place, row.seconds]));
  return moments.slice(1).map((_, index) => seconds.get(index + 1) ?? 0);
}
