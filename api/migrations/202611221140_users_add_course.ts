import type { Knex } from 'knex';

/**
 * The course that a learner works on, and the examinations that they prepare for. Onboarding asks for a maths course in words; where
 * these are a course's name, it is theirs. A course that goes, or gets another slug, leaves nobody with one that is not there.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE users
      ADD COLUMN course_slug text REFERENCES subjects (slug) ON UPDATE CASCADE ON DELETE SET NULL,
      ADD COLUMN exam_month text,
      ADD COLUMN exam_year smallint,
      ADD CONSTRAINT users_exam_month_known CHECK (exam_month IN ('May', 'November')),
      ADD CONSTRAINT users_exam_session_whole CHECK ((exam_month IS NULL) = (exam_year IS NULL));
    UPDATE users SET course_slug = s.slug FROM subjects s WHERE s.subject_name = users.math_course AND s.audience = 'everyone';
    CREATE INDEX users_course ON users (course_slug) WHERE course_slug IS NOT NULL;
  `);
}

/** What was answered in onboarding stays in `math_course`. */
export async function down(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE users DROP COLUMN course_slug, DROP COLUMN exam_month, DROP COLUMN exam_year');
}
