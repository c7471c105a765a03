import type { Knex } from 'knex';
import { preparedRows } from '../../db/prepared.ts';
import { readKept } from '../../kept-bank/kept-reads.ts';
import { findByFormerSlug } from './former-slugs.queries.ts';

/** A row of `subjects`. */
export interface SubjectRow {
  id: number;
  slug: string;
  subject_name: string;
  position: number;
  audience: 'everyone' | 'staff';
}

/** A topic as trees and links need it. */
export interface TopicRow {
  id: number;
  subject_id: number;
  parent_topic_id: number | null;
  depth: 1 | 2 | 3;
  slug: string;
  topic_number: string;
  topic_name: string;
}

const SUBJECT_COLUMNS = ['id', 'slug', 'subject_name', 'position', 'audience'] as const;
const TOPIC_COLUMNS = ['id', 'subject_id', 'parent_topic_id', 'depth', 'slug', 'topic_number', 'topic_name'] as const;

/** The subjects that somebody may see, in the order of their tabs. */
export function listSubjects(db: Knex, staff: boolean): Promise<readonly SubjectRow[]> {
  return readKept(db, { staff }, ['subjects'], async () => {
    const query = db<SubjectRow>('subjects').orderBy('position').orderBy('id');
    return staff ? query : query.where('audience', 'everyone');
  });
}

/** The subject that has this slug, or had it, where somebody may see it. */
export async function findSubject(db: Knex, slug: string, staff: boolean): Promise<SubjectRow | null> {
  const row = await readKept(db, { staff }, ['subject', slug], () => findBySlug(db, slug));
  return row && (staff || row.audience === 'everyone') ? row : null;
}

async function findBySlug(db: Knex, slug: string): Promise<SubjectRow | null> {
  const present = await db<SubjectRow>('subjects')
    .where('slug', slug)
    .first(...SUBJECT_COLUMNS);
  const former = present ? null : await findByFormerSlug(db, slug);
  const row =
    former === null
      ? present
      : await db<SubjectRow>('subjects')
          .where('id', former)
          .first(...SUBJECT_COLUMNS);
  return row ?? null;
}

/** The subject of this very name that everybody may see, e.g. of an answer in words. */
export async function findCourseNamed(db: Knex, name: string): Promise<SubjectRow | null> {
  return (
    (await db<SubjectRow>('subjects').where({ subject_name: name, audience: 'everyone' }).orderBy('position').first()) ?? null
  );
}

/** All topics of some subjects, each tree read from top to bottom. */
export async function listTopics(db: Knex, subjectIds: readonly number[]): Promise<TopicRow[]> {
  return db<TopicRow>('topics')
    .whereIn('subject_id', [...subjectIds])
    .orderBy(['subject_id', 'course_order', 'position', 'id'])
    .select(...TOPIC_COLUMNS);
}

/** How many questions stand directly at a topic, or how many of them somebody has completed. */
export interface TopicCount {
  topic_id: number;
  count: number;
}

/** Counts of the questions listed at each topic itself, of the subjects given. Hidden questions count for staff only. */
export async function countQuestionsByTopic(db: Knex, subjectIds: readonly number[], staff: boolean): Promise<TopicCount[]> {
  return preparedRows<TopicCount>(
    db,
    `SELECT topic_id, sum(questions)::int AS count FROM listing_counts
      WHERE subject_id = ANY (?::int[]) AND (visible OR ?) GROUP BY topic_id HAVING sum(questions) > 0`,
    [[...subjectIds], staff],
  );
}

/** How many of those somebody has completed. */
export async function countCompletedByTopic(
  db: Knex,
  subjectIds: readonly number[],
  { staff, userId }: { staff: boolean; userId: number },
): Promise<TopicCount[]> {
  return preparedRows<TopicCount>(
    db,
    `SELECT p.topic_id, count(*) AS count
       FROM completed_question c JOIN question_topics p ON p.question_id = c.question_id
      WHERE c.user_id = ? AND p.kind <> 'other' AND p.subject_id = ANY (?::int[]) AND (p.visible OR (? AND NOT p.deleted))
      GROUP BY p.topic_id`,
    [userId, [...subjectIds], staff],
  );
}

/** A topic's syllabus page as stored. */
export interface SyllabusRow extends TopicRow {
  syllabus: string;
  syllabus_html: string;
  featured_image: string | null;
  featured_image_alt: string | null;
  image: string | null;
  image_alt: string | null;
}

/** The syllabus page of the topic that has this slug, or had it; null where the topic is unknown or has none. */
export async function findSyllabus(db: Knex, subjectId: number, topicSlug: string): Promise<SyllabusRow | null> {
  const { rows } = await db.raw(
    `SELECT t.${TOPIC_COLUMNS.join(', t.')}, t.syllabus, t.syllabus_html,
            t.featured_image, coalesce(t.featured_image_alt, f.alt) AS featured_image_alt, t.image, i.alt AS image_alt
       FROM topics t
       LEFT JOIN images f ON f.name = t.featured_image
       LEFT JOIN images i ON i.name = t.image
      WHERE t.subject_id = :subjectId AND t.syllabus IS NOT NULL
        AND (t.slug = :topicSlug
             OR (NOT EXISTS (SELECT FROM topics WHERE subject_id = :subjectId AND slug = :topicSlug)
                 AND t.id = (SELECT topic_id FROM former_topic_slugs WHERE subject_id = :subjectId AND slug = :topicSlug)))`,
    { subjectId, topicSlug },
  );
  return rows[0] ?? null;
}

/** The syllabus pages of the topics right below one, in the course's order. */
export async function listSyllabusBelow(db: Knex, topicId: number): Promise<(TopicRow & { syllabus_html: string })[]> {
  return db('topics')
    .where('parent_topic_id', topicId)
    .whereNotNull('syllabus_html')
    .orderBy('position')
    .select(...TOPIC_COLUMNS, 'syllabus_html');
}

/** Syllabus pages whose HTML was made by an older renderer than `version`. */
export async function listStaleSyllabus(db: Knex, version: number): Promise<{ id: number; syllabus: string }[]> {
  return db('topics').where('typeset_version', '<', version).whereNotNull('syllabus').orderBy('id').select('id', 'syllabus');
}

/** Stores the HTML of a syllabus page with the version of its renderer. */
export async function storeSyllabusHtml(db: Knex, id: number, html: string, version: number): Promise<void> {
  await db('topics').where('id', id).update({ syllabus_html: html, typeset_version: version });
}

/** Numbers a subject's topics from the top of the tree to the bottom, as their positions say. Call it after moving topics. */
export async function orderCourse(db: Knex, subjectId: number): Promise<void> {
  await db.raw(
    `WITH RECURSIVE tree AS (
       SELECT id, ARRAY[position::int, id] AS path FROM topics WHERE subject_id = ? AND parent_topic_id IS NULL
       UNION ALL
       SELECT t.id, tree.path || t.position::int || t.id FROM topics t JOIN tree ON t.parent_topic_id = tree.id)
     UPDATE topics SET course_order = numbered.place
       FROM (SELECT id, row_number() OVER (ORDER BY path) AS place FROM tree) AS numbered
      WHERE topics.id = numbered.id AND topics.course_order <> numbered.place`,
    [subjectId],
  );
}
