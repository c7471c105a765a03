import { type EvidenceQuery, evidencePlaceSchema, evidenceSchema, type LostMarkReason, topicLinkSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { countRow, jsonColumn, queryOne, queryRows, validateRow, validateRows } from '../../../../db/row-validation.ts';
import { LEARNERS_SHEETS } from '../../../grading/grading-orders/index.ts';
import { COUNTS, IS_WORK } from '../record/sums.queries.ts';

const tally = z.object({
  parts: z.int(),
  home_parts: z.int(),
  questions: z.int(),
  first_tries: z.int(),
  right_first: z.int(),
  marks: z.int(),
  of: z.int(),
  seconds: z.int(),
  timed_marks: z.int(),
});
const lostMarks = z.object({
  lost_method: z.int(),
  lost_accuracy: z.int(),
  lost_misread: z.int(),
  lost_notation: z.int(),
  lost_time: z.int(),
  lost_unexplained: z.int(),
});
const summed = (...sums: z.ZodObject[]) =>
  sums.flatMap(({ shape }) => Object.keys(shape).map((name) => `sum(w.${name})::int AS ${name}`)).join(', ');

const topicSums = tally.extend({ topic_id: z.int(), subject_id: z.int(), last_at: z.date() });
/** Sums of a learner at one topic itself, over a time. */
export type TopicSums = z.infer<typeof topicSums>;

/** Everything that a learner has worked on, topic by topic. */
export async function sumTopics(db: Knex, userId: number): Promise<TopicSums[]> {
  return queryRows(
    db,
    topicSums,
    `SELECT w.topic_id, t.subject_id, ${summed(tally)}, max(w.last_at) AS last_at
       FROM progress_weeks w JOIN topics t ON t.id = w.topic_id WHERE w.user_id = ? GROUP BY w.topic_id, t.subject_id`,
    [userId],
  );
}

const learnersTopicSums = topicSums.extend({ user_id: z.int() });

/** The same of many learners in one course. */
export async function sumTopicsOfMany(
  db: Knex,
  userIds: readonly number[],
  subjectId: number,
): Promise<z.infer<typeof learnersTopicSums>[]> {
  return queryRows(
    db,
    learnersTopicSums,
    `SELECT w.user_id, w.topic_id, t.subject_id, ${summed(tally)}, max(w.last_at) AS last_at
       FROM progress_weeks w JOIN topics t ON t.id = w.topic_id
      WHERE w.user_id = ANY (?) AND t.subject_id = ? GROUP BY w.user_id, w.topic_id, t.subject_id`,
    [[...userIds], subjectId],
  );
}

const weekSums = topicSums.omit({ topic_id: true }).extend({
  ...lostMarks.shape,
  /** Its Monday, as `2026-11-16`. */
  week: z.string(),
});
/** Sums of a learner in one week at some topics together. */
export type WeekSums = z.infer<typeof weekSums>;

/** The weeks of a learner from one on, of each course; of some topics alone where these are named. Oldest first. */
export async function sumWeeks(
  db: Knex,
  { userId, from, topicIds = null }: { userId: number; from: string; topicIds?: readonly number[] | null },
): Promise<WeekSums[]> {
  return queryRows(
    db,
    weekSums,
    `SELECT t.subject_id, to_char(w.week, 'YYYY-MM-DD') AS week, ${summed(tally, lostMarks)}, max(w.last_at) AS last_at
       FROM progress_weeks w JOIN topics t ON t.id = w.topic_id
      WHERE w.user_id = :userId AND w.week >= CAST(:from AS date) AND (CAST(:topicIds AS int[]) IS NULL OR w.topic_id = ANY (:topicIds))
      GROUP BY t.subject_id, w.week ORDER BY w.week, t.subject_id`,
    { userId, from, topicIds: topicIds && [...topicIds] },
  );
}

const abilitySums = z.object({ topic_id: z.int(), level: z.int(), earned: z.number(), lost: z.number() });
/** Marks earned and lost at a topic at questions of one difficulty, as weights of the epoch. */
export type AbilitySums = z.infer<typeof abilitySums>;

export async function listAbilitySums(db: Knex, userId: number): Promise<AbilitySums[]> {
  return validateRows(
    abilitySums,
    await db('progress_abilities').where('user_id', userId).select(Object.keys(abilitySums.shape)),
  );
}

const learnersAbilitySums = abilitySums.extend({ user_id: z.int() });

export async function listAbilitySumsOfMany(
  db: Knex,
  userIds: readonly number[],
  subjectId: number,
): Promise<z.infer<typeof learnersAbilitySums>[]> {
  return queryRows(
    db,
    learnersAbilitySums,
    `SELECT a.user_id, a.topic_id, a.level, a.earned, a.lost FROM progress_abilities a JOIN topics t ON t.id = a.topic_id
      WHERE a.user_id = ANY (?) AND t.subject_id = ?`,
    [[...userIds], subjectId],
  );
}

const marksRow = z.object({ topic_id: z.int(), marks: z.int() });

/** Marks of the questions that courses list, by their topic. */
export async function sumQuestionMarks(db: Knex, subjectIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await queryRows(
    db,
    marksRow,
    `SELECT p.topic_id, sum(q.marks)::int AS marks FROM question_topics p JOIN questions q ON q.id = p.question_id
      WHERE p.kind <> 'other' AND p.subject_id = ANY (?) AND q.visible GROUP BY p.topic_id`,
    [[...subjectIds]],
  );
  return new Map(rows.map(({ topic_id, marks }) => [topic_id, marks]));
}

const testsRow = z.object({ subject_id: z.int(), tests: z.int(), gradings: z.int() });

/**
 * How many tests a learner has submitted and how many of them were graded, by course; during a regrade the first
 * grading counts.
 */
export async function countTests(db: Knex, userId: number): Promise<Map<number, { tests: number; gradings: number }>> {
  const rows = await queryRows(
    db,
    testsRow,
    `SELECT t.subject_id, count(*)::int AS tests, (count(*) FILTER (WHERE g.is_told))::int AS gradings
       FROM tests t LEFT JOIN ${LEARNERS_SHEETS} g ON g.test_id = t.id
      WHERE t.user_id = ? AND t.submitted_at IS NOT NULL GROUP BY t.subject_id`,
    [userId],
  );
  return new Map(rows.map(({ subject_id, ...counts }) => [subject_id, counts]));
}

const learnerRow = z.object({ id: z.int(), course_slug: z.string().nullable() });

/** The learner data that progress needs; undefined for an unknown or deleted account. */
export async function findLearner(db: Knex, userId: number): Promise<z.infer<typeof learnerRow> | undefined> {
  return validateRow(learnerRow, await db('users').where('id', userId).whereNull('anonymised_at').first('id', 'course_slug'));
}

const nameRow = z.object({ full_name: z.string().nullable(), username: z.string() });

/** A learner's name for staff; undefined if there is none. */
export async function findLearnerName(db: Knex, userId: number): Promise<string | undefined> {
  const found = await db('users').where('id', userId).whereNull('anonymised_at').first('full_name', 'username');
  const row = validateRow(nameRow, found);
  return row && (row.full_name ?? row.username);
}

/** A part that took longer was left open, not worked on. */
const LONGEST_SECONDS = 3600;

const spanRow = z.object({ place: z.int(), seconds: z.int() });

/**
 * Seconds of work between each of some moments and the next one, in their order. Where no time was measured, a first try counts a minute a mark.
 */
export async function secondsBetween(db: Knex, userId: number, moments: readonly Date[]): Promise<number[]> {
  const rows = await queryRows(
    db,
    spanRow,
    `SELECT width_bucket(e.at, CAST(:moments AS timestamptz[])) AS place,
            sum(least(coalesce(e.seconds, CASE WHEN e.first_try AND e.outcome <> 'skipped' THEN e.of * 60 ELSE 0 END), :longest))::int AS seconds
       FROM evidence e WHERE e.user_id = :userId AND e.at >= :from AND e.at < :to AND ${IS_WORK} GROUP BY 1`,
    { userId, moments: [...moments], from: moments[0], to: moments.at(-1), longest: LONGEST_SECONDS },
  );
  const seconds = new Map(rows.map((row) => [row.place, row.seconds]));
  return moments.slice(1).map((_, index) => seconds.get(index + 1) ?? 0);
}

const listedEvidence = z.object({
  id: z.int(),
  question_id: z.int(),
  question_version: z.int().nullable(),
  question_number: z.int(),
  part: z.string(),
  place: evidencePlaceSchema,
  outcome: evidenceSchema.shape.outcome,
  marks: z.int().nullable(),
  of: z.int(),
  first_try: z.boolean(),
  hint_seen: z.boolean(),
  solution_seen: z.boolean(),
  lost: z.array(jsonColumn<{ reason: LostMarkReason; marks: number }>()),
  seconds: z.int().nullable(),
  at: z.date(),
  test_slug: z.string().nullable(),
  subject_slug: z.string(),
  topic_slugs: z.array(z.string()),
  open: z.boolean(),
  topic: topicLinkSchema,
});
/** A piece of evidence with the names it is displayed with. */
export type ListedEvidence = z.infer<typeof listedEvidence>;

type EvidenceFilter = Omit<EvidenceQuery, 'page' | 'pageSize'>;

const LOST = `e.marks IS NOT NULL AND CASE WHEN :lost = 'unexplained'
  THEN e.of - e.marks > (SELECT coalesce(sum((l->>'marks')::int), 0) FROM jsonb_array_elements(e.lost) l)
  ELSE e.lost @> jsonb_build_array(jsonb_build_object('reason', CAST(:lost AS text))) END`;

/** The conditions that a filter sets, each in SQL. */
function conditionsOf({ subject, topic, week, place, lost, first, question }: EvidenceFilter): string[] {
  const listedAt = (condition: string) =>
    `EXISTS (SELECT FROM question_topics p JOIN subjects s ON s.id = p.subject_id
              WHERE p.question_id = e.question_id AND p.kind <> 'other' AND ${condition})`;
  return [
    ...(subject === undefined ? [] : [listedAt('s.slug = :subject')]),
    ...(topic === undefined ? [] : [listedAt(':topic IN (p.topic1_id, p.topic2_id, p.topic3_id)')]),
    ...(week === undefined
      ? []
      : [
          "e.at >= CAST(:week AS date)::timestamp AT TIME ZONE 'UTC'",
          "e.at < (CAST(:week AS date) + 7)::timestamp AT TIME ZONE 'UTC'",
        ]),
    ...(place === undefined ? [] : ['e.place = :place']),
    ...(lost === undefined ? [] : [LOST]),
    ...(first === undefined ? [] : ['e.first_try AND e.marks IS NOT NULL']),
    ...(question === undefined ? [] : ['e.question_id = :question']),
  ];
}

/** A page of a learner's counting evidence under a filter, latest first, and its total. */
export async function listEvidence(
  db: Knex,
  { userId, filter, page, pageSize }: { userId: number; filter: EvidenceFilter; page: number; pageSize: number },
): Promise<{ rows: ListedEvidence[]; totalCount: number }> {
  const where = ['e.user_id = :userId', COUNTS, ...conditionsOf(filter)].join(' AND ');
  const values = { userId, ...filter, limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await queryRows(
    db,
    listedEvidence,
    `WITH listed AS (SELECT e.* FROM evidence e WHERE ${where} ORDER BY e.at DESC, e.id DESC LIMIT :limit OFFSET :offset)
     SELECT e.id, e.question_id, e.question_version, q.question_number, e.part, e.place, e.outcome, e.marks, e.of, e.first_try, e.hint_seen,
            e.solution_seen, e.lost, e.seconds, e.at, (SELECT slug FROM tests WHERE tests.id = e.test_id) AS test_slug,
            s.slug AS subject_slug, q.visible AND s.audience = 'everyone' AS open,
            ARRAY(SELECT above.slug FROM topics above WHERE above.id IN (p.topic1_id, p.topic2_id, p.topic3_id) ORDER BY above.depth) AS topic_slugs,
            json_build_object('id', t.id, 'topic_name', t.topic_name, 'slug', t.slug, 'topic_number', t.topic_number,
                              'parent_topic_id', t.parent_topic_id) AS topic
       FROM listed e JOIN questions q ON q.id = e.question_id
       JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
       JOIN topics t ON t.id = p.topic_id JOIN subjects s ON s.id = p.subject_id
      ORDER BY e.at DESC, e.id DESC`,
    values,
  );
  const { count } = await queryOne(db, countRow, `SELECT count(*)::int AS count FROM evidence e WHERE ${where}`, values);
  return { rows, totalCount: count };
}
