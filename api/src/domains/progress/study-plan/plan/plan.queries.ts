import { monthSchema, subjectSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryOne, queryRows } from '../../../../db/row-validation.ts';

const planRow = z.object({
  minutes: z.int().nullable(),
  weekly_minutes: z.int().nullable(),
  /** `2027-05-05` */
  exam_day: z.string().nullable(),
  exam_month: monthSchema.nullable(),
  exam_year: z.int().nullable(),
  /** Of the plan, in order. */
  chosen: z.array(subjectSchema),
  /** Of the profile; null: none, or one that they may not see. */
  profile_course: subjectSchema.nullable(),
});
export type PlanRow = z.infer<typeof planRow>;

const subject = (table: string) =>
  `json_build_object('id', ${table}.id, 'subject_name', ${table}.subject_name, 'slug', ${table}.slug)`;

/** A learner's plan and profile; courses that they may not see are left out. */
export async function findPlan(db: Knex, userId: number, staff: boolean): Promise<PlanRow> {
  return queryOne(
    db,
    planRow,
    `SELECT p.minutes, p.weekly_minutes, to_char(p.exam_day, 'YYYY-MM-DD') AS exam_day, u.exam_month, u.exam_year,
            (SELECT coalesce(json_agg(${subject('s')} ORDER BY c.position), '[]')
               FROM study_plan_courses c JOIN subjects s ON s.id = c.subject_id
              WHERE c.user_id = u.id AND (s.audience = 'everyone' OR :staff)) AS chosen,
            (SELECT ${subject('s')} FROM subjects s
              WHERE s.slug = u.course_slug AND (s.audience = 'everyone' OR :staff)) AS profile_course
       FROM users u LEFT JOIN study_plans p ON p.user_id = u.id WHERE u.id = :userId`,
    { userId, staff },
  );
}

/** The minutes that a learner has set as the goal of a week; null: none. */
export async function findGoal(db: Knex, userId: number): Promise<number | null> {
  return (await db('study_plans').where('user_id', userId).first('weekly_minutes'))?.weekly_minutes ?? null;
}

export async function storePlan(
  transaction: Knex,
  userId: number,
  changes: { minutes?: number | null; weekly_minutes?: number | null; exam_day?: string | null },
): Promise<void> {
  const query = transaction('study_plans')
    .insert({ user_id: userId, ...changes })
    .onConflict('user_id');
  await (Object.keys(changes).length > 0 ? query.merge(changes) : query.ignore());
}

/** Stores the courses of a learner's plan in their order; none: the profile's. */
export async function storeCourses(transaction: Knex, userId: number, subjectIds: readonly number[]): Promise<void> {
  await transaction('study_plan_courses').where('user_id', userId).delete();
  const rows = subjectIds.map((subject_id, position) => ({ user_id: userId, subject_id, position }));
  if (rows.length > 0) await transaction('study_plan_courses').insert(rows);
}

/** The keys that a learner has skipped on a day. */
export async function listSkips(db: Knex, userId: number, day: string): Promise<string[]> {
  return db('study_plan_skips').where({ user_id: userId, day }).pluck('key');
}

/** Leaves something out of a day, `most` things at most. Skips of past days go with it. */
export async function addSkip(
  transaction: Knex,
  userId: number,
  { day, key, most }: { day: string; key: string; most: number },
): Promise<void> {
  await transaction('study_plan_skips').where('user_id', userId).where('day', '<', day).delete();
  if ((await listSkips(transaction, userId, day)).length >= most) return;
  await transaction('study_plan_skips').insert({ user_id: userId, day, key }).onConflict().ignore();
}

export async function clearSkips(db: Knex, userId: number): Promise<void> {
  await db('study_plan_skips').where('user_id', userId).delete();
}

const ideaAtLeaf = z.object({
  topic_id: z.int(),
  idea: z.string(),
  /** Mean over its questions there, rounded. */
  marks: z.int(),
  difficulty: z.int(),
  course_order: z.int(),
  topic_name: z.string(),
  subject_id: z.int(),
  top_topic_id: z.int(),
});
/** An idea at a leaf of some courses, with what its visible questions have in common. */
export type IdeaAtLeaf = z.infer<typeof ideaAtLeaf>;

/** Every idea that some courses list, leaf by leaf in course order. */
export async function listIdeas(db: Knex, subjectIds: readonly number[]): Promise<IdeaAtLeaf[]> {
  return queryRows(
    db,
    ideaAtLeaf,
    `SELECT found.*, t.course_order, t.topic_name
       FROM (SELECT p.subject_id, p.topic_id, p.topic1_id AS top_topic_id, q.idea, round(avg(q.marks))::int AS marks,
                    min(q.difficulty_rank) AS difficulty
               FROM question_topics p JOIN questions q ON q.id = p.question_id
              WHERE p.subject_id = ANY (?) AND p.kind <> 'other' AND q.visible
              GROUP BY p.subject_id, p.topic_id, p.topic1_id, q.idea) AS found
       JOIN topics t ON t.id = found.topic_id
      ORDER BY t.course_order, t.id, found.idea`,
    [[...subjectIds]],
  );
}
