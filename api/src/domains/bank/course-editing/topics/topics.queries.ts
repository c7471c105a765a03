import { subjectSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, queryRows, validateOne, validateRow } from '../../../../db/row-validation.ts';
import { type SlugOwnerRow, slugOwnerRow } from '../slugs.ts';

const staffTopicRow = z.object({
  id: z.int(),
  subject_id: z.int(),
  parent_topic_id: z.int().nullable(),
  depth: z.literal([1, 2, 3]),
  topic_number: z.string(),
  topic_name: z.string(),
  slug: z.string(),
  questions: z.object({ visible: z.int(), hidden: z.int(), deleted: z.int() }),
  has_syllabus: z.boolean(),
  shared: z.int(),
});
export type StaffTopicRow = z.infer<typeof staffTopicRow>;

const COLUMNS = `t.id, t.subject_id, t.parent_topic_id, t.depth, t.topic_number, t.topic_name, t.slug, t.syllabus IS NOT NULL AS has_syllabus`;
const COUNTS = `
  json_build_object('visible', count(q.id) FILTER (WHERE q.visible),
                    'hidden', count(q.id) FILTER (WHERE NOT q.visible AND q.deleted_at IS NULL),
                    'deleted', count(q.id) FILTER (WHERE q.deleted_at IS NOT NULL)) AS questions,
  count(q.id) FILTER (WHERE q.math_level_visibility_shared AND q.deleted_at IS NULL)::int AS shared`;

/** The topics of a subject from top to bottom. */
export async function listStaffTopics(db: Knex, subjectId: number): Promise<StaffTopicRow[]> {
  return queryRows(
    db,
    staffTopicRow,
    `SELECT ${COLUMNS}, ${COUNTS} FROM topics t LEFT JOIN questions q ON q.topic_id = t.id
      WHERE t.subject_id = ? GROUP BY t.id ORDER BY t.course_order, t.position, t.id`,
    [subjectId],
  );
}

const staffTopicDetailRow = staffTopicRow.extend({
  syllabus: z.string().nullable(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  seed_key: z.string().nullable(),
  subject: subjectSchema,
  former_slugs: z.array(z.string()),
  child_count: z.int(),
  /** Questions with it as a further topic. */
  touching: z.int(),
  /** Questions of the other level that are listed here. */
  from_other_level: z.int(),
  in_tests: z.boolean(),
});
/** One topic with its page and the counts of its references. */
export type StaffTopicDetailRow = z.infer<typeof staffTopicDetailRow>;

export async function findStaffTopic(db: Knex, id: number): Promise<StaffTopicDetailRow | undefined> {
  return queryFirst(
    db,
    staffTopicDetailRow,
    `SELECT ${COLUMNS}, ${COUNTS}, t.syllabus, t.featured_image, t.seed_key,
            coalesce(t.featured_image_alt, (SELECT alt FROM images WHERE images.name = t.featured_image)) AS featured_image_alt,
            (SELECT json_build_object('id', s.id, 'subject_name', s.subject_name, 'slug', s.slug)
               FROM subjects s WHERE s.id = t.subject_id) AS subject,
            ARRAY(SELECT f.slug FROM former_topic_slugs f WHERE f.topic_id = t.id ORDER BY f.since, f.slug) AS former_slugs,
            (SELECT count(*)::int FROM topics below WHERE below.parent_topic_id = t.id) AS child_count,
            (SELECT count(*)::int FROM question_topics p WHERE p.topic_id = t.id AND p.kind = 'other') AS touching,
            (SELECT count(*)::int FROM question_topics p WHERE p.topic_id = t.id AND p.kind = 'other_level') AS from_other_level,
            EXISTS (SELECT FROM test_topics x WHERE x.topic_id = t.id) AS in_tests
       FROM topics t LEFT JOIN questions q ON q.topic_id = t.id WHERE t.id = ? GROUP BY t.id`,
    [id],
  );
}

/** The present or former owner of a slug within a subject, which its addresses lead to; undefined if it is free. */
export async function findTopicSlugOwner(db: Knex, subjectId: number, slug: string): Promise<SlugOwnerRow | undefined> {
  return queryFirst(
    db,
    slugOwnerRow,
    `SELECT id, topic_number || ' ' || topic_name AS name, false AS former FROM topics WHERE subject_id = :subjectId AND slug = :slug
     UNION ALL
     SELECT t.id, t.topic_number || ' ' || t.topic_name, true
       FROM former_topic_slugs f JOIN topics t ON t.id = f.topic_id WHERE f.subject_id = :subjectId AND f.slug = :slug
     ORDER BY former LIMIT 1`,
    { subjectId, slug },
  );
}

const numberOwnerRow = staffTopicRow.pick({ id: true, topic_name: true });

/** The topic with a number within a subject; undefined if it is free. */
export async function findNumberOwner(
  db: Knex,
  subjectId: number,
  number: string,
): Promise<z.infer<typeof numberOwnerRow> | undefined> {
  const owner = db('topics').where({ subject_id: subjectId, topic_number: number });
  return validateRow(numberOwnerRow, await owner.first('id', 'topic_name'));
}

/** A syllabus page as stored: its source with the HTML of the renderer of this version. Null: it has none. */
export interface SyllabusPage {
  syllabus: string | null;
  syllabus_html: string | null;
  typeset_version: number;
}

/** Adds a topic after the others below its parent; returns its id. */
export async function insertTopic(
  db: Knex,
  topic: {
    subject_id: number;
    parent_topic_id: number | null;
    depth: number;
    topic_name: string;
    topic_number: string;
    slug: string;
  } & SyllabusPage,
): Promise<number> {
  const added = await db('topics')
    .insert({ ...topic, position: nextPosition(db, topic.subject_id, topic.parent_topic_id) })
    .returning('id');
  return validateOne(idRow, added).id;
}

const nextPosition = (db: Knex, subjectId: number, parentId: number | null) =>
  db('topics')
    .where('subject_id', subjectId)
    .whereRaw('parent_topic_id IS NOT DISTINCT FROM ?', [parentId])
    .select(db.raw('coalesce(max(position), 0) + 1'));

export async function updateTopic(
  db: Knex,
  id: number,
  changes: Partial<
    { topic_name: string; topic_number: string; slug: string } & SyllabusPage & {
        featured_image: string | null;
        featured_image_alt: string | null;
      }
  >,
): Promise<void> {
  if (Object.keys(changes).length > 0) await db('topics').where('id', id).update(changes);
}

/** A topic's place: its parent, its level, and its position among siblings. */
export interface TopicPlace {
  id: number;
  parent_topic_id: number | null;
  depth: number;
  position: number;
}

export async function placeTopics(db: Knex, subjectId: number, places: readonly TopicPlace[]): Promise<void> {
  await db.raw(
    `UPDATE topics t SET parent_topic_id = p.parent_topic_id, depth = p.depth, position = p.position
       FROM jsonb_to_recordset(?::jsonb) AS p (id int, parent_topic_id int, depth int, position int)
      WHERE t.id = p.id AND t.subject_id = ?
        AND (t.parent_topic_id, t.depth, t.position) IS DISTINCT FROM (p.parent_topic_id, p.depth, p.position)`,
    [JSON.stringify(places), subjectId],
  );
}

/** Questions that are listed at a topic from the other level of its course. */
export async function listFromOtherLevel(db: Knex, topicId: number): Promise<number[]> {
  return db('question_topics').where({ topic_id: topicId, kind: 'other_level' }).pluck('question_id');
}
