import type { Knex } from 'knex';

/** Whether a learner has completed a question stands in `completed_question` alone; what bookmarks said of it goes there. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    INSERT INTO completed_question (user_id, question_id, created_at)
    SELECT user_id, question_id, created_at FROM user_question WHERE is_completed ON CONFLICT DO NOTHING;
    ALTER TABLE user_question DROP COLUMN is_completed`);
}

/** `created_at` is made again too, because a column can be added at the end alone. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE user_question RENAME COLUMN created_at TO kept_created_at;
    ALTER TABLE user_question
      ADD COLUMN is_completed boolean NOT NULL DEFAULT false,
      ADD COLUMN created_at timestamptz NOT NULL DEFAULT now();
    UPDATE user_question u SET created_at = kept_created_at,
      is_completed = EXISTS (SELECT FROM completed_question c WHERE c.user_id = u.user_id AND c.question_id = u.question_id);
    ALTER TABLE user_question DROP COLUMN kept_created_at`);
}
