import type { Knex } from 'knex';
import { z } from 'zod';
import { readCached } from '../../../bank-cache/cached-reads.ts';
import { idRow, preparedQuery, queryFirst, validateRow, validateRows } from '../../../db/row-validation.ts';

const subjectRow = z.object({
  id: z.int(),
  slug: z.string(),
  subject_name: z.string(),
  position: z.int(),
  audience: z.enum(['everyone', 'staff']),
});
export type SubjectRow = z.infer<typeof subjectRow>;

export const topicRow = z.object({
  id: z.int(),
  subject_id: z.int(),
  parent_topic_id: z.int().nullable(),
  depth: z.literal([1, 2, 3]),
  slug: z.string(),
  topic_number: z.string(),
  topic_name: z.string(),
});
export type TopicRow = z.infer<typeof topicRow>;

const SUBJECT_COLUMNS = Object.keys(subjectRow.shape);
const TOPIC_COLUMNS = Object.keys(topicRow.shape);

/** The subjects that the caller may see, in the order of their tabs. */
export function listSubjects(db: Knex, staff: boolean): Promise<readonly SubjectRow[]> {
  return readCached(db, { staff }, ['subjects'], async () => {
    const query = db('subjects').orderBy('position').orderBy('id').select(SUBJECT_COLUMNS);
    return validateRows(subjectRow, await (staff ? query : query.where('audience', 'everyone')));
  });
}

/** The subject with this present or former slug, if the caller may see it. */
export async function findSubject(db: Knex, slug: string, staff: boolean): Promise<SubjectRow | null> {
  const row = await readCached(db, { staff }, ['subject', slug], () => findBySlug(db, slug));
  return row && (staff || row.audience === 'everyone') ? row : null;
}

async function findBySlug(db: Knex, slug: string): Promise<SubjectRow | null> {
  const present = await db('subjects').where('slug', slug).first(SUBJECT_COLUMNS);
  const former = present ? null : await findByFormerSlug(db, slug);
  const row = former === null ? present : await db('subjects').where('id', former).first(SUBJECT_COLUMNS);
  return validateRow(subjectRow, row) ?? null;
}

/** The public subject of exactly this name, e.g. from a written answer. */
export async function findCourseNamed(db: Knex, name: string): Promise<SubjectRow | null> {
  const named = db('subjects').where({ subject_name: name, audience: 'everyone' });
  return validateRow(subjectRow, await named.orderBy('position').first(SUBJECT_COLUMNS)) ?? null;
}

/** All topics of some subjects, each tree read from top to bottom. */
export async function listTopics(db: Knex, subjectIds: readonly number[]): Promise<TopicRow[]> {
  const rows = await db('topics')
    .whereIn('subject_id', [...subjectIds])
    .orderBy(['subject_id', 'course_order', 'position', 'id'])
    .select(TOPIC_COLUMNS);
  return validateRows(topicRow, rows);
}

const topicCountRow = z.object({ topic_id: z.int(), count: z.int() });
/** How many questions are directly at a topic, or how many of them a learner has completed. */
export type TopicCount = z.infer<typeof topicCountRow>;

/** Counts of the questions listed at each topic itself, of the subjects given. Hidden questions count for staff only. */
export async function countQuestionsByTopic(db: Knex, subjectIds: readonly number[], staff: boolean): Promise<TopicCount[]> {
  return preparedQuery(
    db,
    topicCountRow,
    `SELECT topic_id, sum(questions)::int AS count FROM listing_counts
      WHERE subject_id = ANY (?::int[]) AND (visible OR ?) GROUP BY topic_id HAVING sum(questions) > 0`,
    [[...subjectIds], staff],
  );
}

export async function countCompletedByTopic(
  db: Knex,
  subjectIds: readonly number[],
  { staff, userId }: { staff: boolean; userId: number },
): Promise<TopicCount[]> {
  return preparedQuery(
    db,
    topicCountRow,
    `SELECT p.topic_id, count(*) AS count
       FROM completed_question c JOIN question_topics p ON p.question_id = c.question_id
      WHERE c.user_id = ? AND p.kind <> 'other' AND p.subject_id = ANY (?::int[]) AND (p.visible OR (? AND NOT p.deleted))
      GROUP BY p.topic_id`,
    [userId, [...subjectIds], staff],
  );
}

const syllabusRow = topicRow.extend({
  syllabus: z.string(),
  syllabus_html: z.string(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  image: z.string().nullable(),
  image_alt: z.string().nullable(),
});
export type SyllabusRow = z.infer<typeof syllabusRow>;

/** The syllabus page of the topic that has this slug, or had it; null where the topic is unknown, or has none or none that is typeset yet. */
export async function findSyllabus(db: Knex, subjectId: number, topicSlug: string): Promise<SyllabusRow | null> {
  const row = await queryFirst(
    db,
    syllabusRow,
    `SELECT t.${TOPIC_COLUMNS.join(', t.')}, t.syllabus, t.syllabus_html,
            t.featured_image, coalesce(t.featured_image_alt, f.alt) AS featured_image_alt, t.image, i.alt AS image_alt
       FROM topics t
       LEFT JOIN images f ON f.name = t.featured_image
       LEFT JOIN images i ON i.name = t.image
      WHERE t.subject_id = :subjectId AND t.syllabus IS NOT NULL AND t.syllabus_html IS NOT NULL
        AND (t.slug = :topicSlug
             OR (NOT EXISTS (SELECT FROM topics WHERE subject_id = :subjectId AND slug = :topicSlug)
                 AND t.id = (SELECT topic_id FROM former_topic_slugs WHERE subject_id = :subjectId AND slug = :topicSlug)))`,
    { subjectId, topicSlug },
  );
  return row ?? null;
}

const syllabusBelowRow = topicRow.extend({ syllabus_html: z.string() });

/** The syllabus pages of the topics right below one, in the course's order. */
export async function listSyllabusBelow(db: Knex, topicId: number): Promise<z.infer<typeof syllabusBelowRow>[]> {
  const rows = await db('topics')
    .where('parent_topic_id', topicId)
    .whereNotNull('syllabus_html')
    .orderBy('position')
    .select(Object.keys(syllabusBelowRow.shape));
  return validateRows(syllabusBelowRow, rows);
}

const staleSyllabusRow = idRow.extend({ syllabus: z.string() });

/** Syllabus pages whose HTML was made by an older renderer than `version`. */
export async function listStaleSyllabus(db: Knex, version: number): Promise<z.infer<typeof staleSyllabusRow>[]> {
  const stale = db('topics').where('typeset_version', '<', version).whereNotNull('syllabus');
  return validateRows(staleSyllabusRow, await stale.orderBy('id').select('id', 'syllabus'));
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

const formerSubjectSlugRow = z.object({ slug: z.string(), subject_id: z.int() });

const formerTopicSlugRow = z.object({ subject_id: z.int(), slug: z.string(), topic_id: z.int() });
type FormerTopicSlug = z.infer<typeof formerTopicSlugRow>;

/** The subject that a former slug redirects to, or null. */
async function findByFormerSlug(db: Knex, slug: string): Promise<number | null> {
  const row = await db('former_subject_slugs').where('slug', slug).first('slug', 'subject_id');
  return validateRow(formerSubjectSlugRow, row)?.subject_id ?? null;
}

/** The former slugs of all subjects, oldest first. */
export async function listFormerSubjectSlugs(db: Knex): Promise<z.infer<typeof formerSubjectSlugRow>[]> {
  const rows = await db('former_subject_slugs').orderBy(['since', 'slug']).select('slug', 'subject_id');
  return validateRows(formerSubjectSlugRow, rows);
}

/** The former slugs of topics of some subjects, oldest first. */
export async function listFormerTopicSlugs(db: Knex, subjectIds: readonly number[]): Promise<FormerTopicSlug[]> {
  const rows = await db('former_topic_slugs')
    .whereIn('subject_id', [...subjectIds])
    .orderBy(['since', 'slug'])
    .select('subject_id', 'slug', 'topic_id');
  return validateRows(formerTopicSlugRow, rows);
}

/** Redirects a subject's former slug to it. Its present slug redirects nowhere. */
export async function storeFormerSubjectSlug(
  db: Knex,
  { id, former, present, now }: { id: number; former: string; present: string; now: Date },
): Promise<void> {
  await db('former_subject_slugs').where('slug', present).delete();
  await db('former_subject_slugs').insert({ slug: former, subject_id: id, since: now }).onConflict('slug').merge();
}

/** Stops redirecting this slug: another subject has it. */
export async function freeSubjectSlug(db: Knex, slug: string): Promise<void> {
  await db('former_subject_slugs').where('slug', slug).delete();
}

/** Stops redirecting this slug: another topic has it. */
export async function freeTopicSlug(db: Knex, subjectId: number, slug: string): Promise<void> {
  await db('former_topic_slugs').where({ subject_id: subjectId, slug }).delete();
}

/** Redirects a topic's former slug to the topic itself or to its successor. */
export async function storeFormerTopicSlug(
  db: Knex,
  { subjectId, slug, topicId, now }: { subjectId: number; slug: string; topicId: number; now: Date },
): Promise<void> {
  await db('former_topic_slugs')
    .insert({ subject_id: subjectId, slug, topic_id: topicId, since: now })
    .onConflict(['subject_id', 'slug'])
    .merge();
}

const removedTopicRow = z.object({ seed_key: z.string(), topic_id: z.int() });

/** The successors of topics that staff have removed, by the slugs that imported files use. */
export async function findRemovedTopics(db: Knex, subjectId: number): Promise<Map<string, number>> {
  const rows = await db('removed_topics').where('subject_id', subjectId).select('seed_key', 'topic_id');
  return new Map(validateRows(removedTopicRow, rows).map(({ seed_key, topic_id }) => [seed_key, topic_id]));
}

/** Deletes a topic that has no questions and moves references to its successor. */
export async function removeTopic(
  db: Knex,
  topic: { id: number; subject_id: number; seed_key: string | null },
  successorId: number | null,
  now: Date,
): Promise<void> {
  await db('question_topics').where({ topic_id: topic.id, kind: 'other_level' }).delete();
  if (successorId !== null) {
    await db.raw('INSERT INTO test_topics SELECT test_id, ? FROM test_topics WHERE topic_id = ? ON CONFLICT DO NOTHING', [
      successorId,
      topic.id,
    ]);
    for (const table of ['evidence', 'study_runs', 'former_topic_slugs', 'removed_topics']) {
      await db(table).where('topic_id', topic.id).update('topic_id', successorId);
    }
    if (topic.seed_key !== null) {
      const removed = { subject_id: topic.subject_id, seed_key: topic.seed_key, topic_id: successorId, removed_at: now };
      await db('removed_topics').insert(removed).onConflict(['subject_id', 'seed_key']).merge();
    }
  }
  await db('test_topics').where('topic_id', topic.id).delete();
  await db('topics').where('id', topic.id).delete();
}
