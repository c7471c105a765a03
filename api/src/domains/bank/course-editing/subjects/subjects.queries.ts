import type { Knex } from 'knex';
import { z } from 'zod';
import { idRow, queryFirst, queryRows, validateOne } from '../../../../db/row-validation.ts';
import { type SlugOwnerRow, slugOwnerRow } from '../slugs.ts';

const staffSubjectRow = z.object({
  id: z.int(),
  slug: z.string(),
  subject_name: z.string(),
  audience: z.enum(['everyone', 'staff']),
  topic_count: z.int(),
  question_count: z.int(),
  learner_count: z.int(),
  test_count: z.int(),
  former_slugs: z.array(z.string()),
});
/** A subject with the counts of what belongs to it. */
export type StaffSubjectRow = z.infer<typeof staffSubjectRow>;

/**
 * All subjects in the order of their tabs, or one of them. Tests are looked for between a number and itself: by "equals" the planner expects the
 * first test to be of any subject and reads all of them for one without.
 */
export async function listStaffSubjects(db: Knex, id: number | null = null): Promise<StaffSubjectRow[]> {
  return queryRows(
    db,
    staffSubjectRow,
    `SELECT s.id, s.slug, s.subject_name, s.audience,
            (SELECT count(*)::int FROM topics t WHERE t.subject_id = s.id) AS topic_count,
            (SELECT coalesce(sum(c.questions), 0)::int FROM listing_counts c WHERE c.subject_id = s.id AND c.own) AS question_count,
            (SELECT count(*)::int FROM users u WHERE u.course_slug = s.slug) AS learner_count,
            (SELECT count(*)::int FROM (SELECT FROM tests x WHERE x.subject_id BETWEEN s.id AND s.id LIMIT 1) any_test)
              + (SELECT count(*)::int FROM (SELECT FROM mock_papers m WHERE m.subject_id = s.id LIMIT 1) any_paper)
              + (SELECT count(*)::int FROM (SELECT FROM study_plan_courses c WHERE c.subject_id = s.id LIMIT 1) any_plan) AS test_count,
            ARRAY(SELECT f.slug FROM former_subject_slugs f WHERE f.subject_id = s.id ORDER BY f.since, f.slug) AS former_slugs
       FROM subjects s WHERE :id::int IS NULL OR s.id = :id ORDER BY s.position, s.id`,
    { id },
  );
}

/** Locks a subject and its tree until the transaction ends. */
export async function lockSubject(db: Knex, id: number): Promise<boolean> {
  return (await queryFirst(db, z.object({}), 'SELECT FROM subjects WHERE id = ? FOR UPDATE', [id])) !== undefined;
}

/** Locks the list of subjects until the transaction ends. */
export async function lockSubjects(db: Knex): Promise<void> {
  await db.raw('LOCK TABLE subjects IN SHARE ROW EXCLUSIVE MODE');
}

/** The name of the subject that has a slug or to which it redirects; undefined if it is free. */
export async function findSlugOwner(db: Knex, slug: string): Promise<SlugOwnerRow | undefined> {
  return queryFirst(
    db,
    slugOwnerRow,
    `SELECT id, subject_name AS name, false AS former FROM subjects WHERE slug = :slug
     UNION ALL
     SELECT s.id, s.subject_name, true FROM former_subject_slugs f JOIN subjects s ON s.id = f.subject_id WHERE f.slug = :slug
     ORDER BY former LIMIT 1`,
    { slug },
  );
}

/** Adds a subject after all others; returns its id. */
export async function addSubject(
  db: Knex,
  subject: { slug: string; subject_name: string; audience: 'everyone' | 'staff' },
): Promise<number> {
  const position = db('subjects').select(db.raw('coalesce(max(position), 0) + 1'));
  const added = await db('subjects')
    .insert({ ...subject, position })
    .returning('id');
  return validateOne(idRow, added).id;
}

export async function writeSubject(
  db: Knex,
  id: number,
  changes: { slug?: string; subject_name?: string; audience?: 'everyone' | 'staff' },
): Promise<void> {
  await db('subjects').where('id', id).update(changes);
}

export async function orderSubjects(db: Knex, ids: readonly number[]): Promise<void> {
  await db.raw(
    `UPDATE subjects SET position = placed.place
       FROM unnest(?::int[]) WITH ORDINALITY AS placed (id, place) WHERE subjects.id = placed.id AND position <> placed.place`,
    [[...ids]],
  );
}

export async function deleteSubjectRow(db: Knex, id: number): Promise<void> {
  await db('subjects').where('id', id).delete();
}
