import type { Knex } from 'knex';

/**
 * Questions whose answers an account has opened in a calendar month (UTC; `month` is its first day): what the monthly question
 * allowance counts. No foreign key to the question: what was spent stays spent when the question is deleted.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    CREATE TABLE answer_openings (
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      month date NOT NULL CONSTRAINT answer_openings_month_first CHECK (extract(day FROM month) = 1),
      question_id integer NOT NULL,
      opened_at timestamptz NOT NULL,
      PRIMARY KEY (user_id, month, question_id)
    );
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('DROP TABLE answer_openings');
}
