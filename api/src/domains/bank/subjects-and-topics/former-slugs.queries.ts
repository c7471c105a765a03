import type { Knex } from 'knex';
import { z } from 'zod';
import { validateRow, validateRows } from '../../../db/row-validation.ts';

const formerSubjectSlugRow = z.object({ slug: z.string(), subject_id: z.int() });

const formerTopicSlugRow = z.object({ subject_id: z.int(), slug: z.string(), topic_id: z.int() });
/** A slug that a topic had, and the topic that addresses with it lead to. */
type FormerTopicSlug = z.infer<typeof formerTopicSlugRow>;

/** The subject that a former slug leads to; null where it leads nowhere. */
export async function findByFormerSlug(db: Knex, slug: string): Promise<number | null> {
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

/** From now on addresses with a slug that a subject had lead to it. Its present slug leads to itself alone. */
export async function storeFormerSubjectSlug(
  db: Knex,
  { id, former, present, now }: { id: number; former: string; present: string; now: Date },
): Promise<void> {
  await db('former_subject_slugs').where('slug', present).delete();
  await db('former_subject_slugs').insert({ slug: former, subject_id: id, since: now }).onConflict('slug').merge();
}

/** From now on nothing leads on from this slug: another subject has it. */
export async function freeSubjectSlug(db: Knex, slug: string): Promise<void> {
  await db('former_subject_slugs').where('slug', slug).delete();
}

/** From now on nothing leads on from these slugs: something else has them. */
export async function freeTopicSlug(db: Knex, subjectId: number, slug: string): Promise<void> {
  await db('former_topic_slugs').where({ subject_id: subjectId, slug }).delete();
}

/** From now on addresses with a slug that a topic had lead to a topic: itself, or its successor. */
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

/** Topics that files know and staff have removed: their successors, by the slugs by which files know them. */
export async function findRemovedTopics(db: Knex, subjectId: number): Promise<Map<string, number>> {
  const rows = await db('removed_topics').where('subject_id', subjectId).select('seed_key', 'topic_id');
  return new Map(validateRows(removedTopicRow, rows).map(({ seed_key, topic_id }) => [seed_key, topic_id]));
}

/** Deletes a topic without questions. References move to its successor. */
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
