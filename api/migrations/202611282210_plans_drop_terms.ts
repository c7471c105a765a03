import type { Knex } from 'knex';

/** Price and terms are in `plan_versions` alone: the first version's copy in `plans` was mistaken for the version that was bought. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE plans DROP COLUMN price, DROP COLUMN details, DROP COLUMN tests_per_month, DROP COLUMN questions_per_month`);
}

/** The first version again. All columns from `price` on are made again, because a column can be added at the end alone. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE plans DROP CONSTRAINT plans_billing_cycle_known;
    ALTER TABLE plans RENAME COLUMN billing_cycle TO kept_billing_cycle;
    ALTER TABLE plans RENAME COLUMN on_sale TO kept_on_sale;
    ALTER TABLE plans RENAME COLUMN razorpay_plan_id TO kept_razorpay_plan_id;
    ALTER TABLE plans RENAME COLUMN position TO kept_position;
    ALTER TABLE plans
      ADD COLUMN price integer CONSTRAINT plans_price_not_negative CHECK (price >= 0),
      ADD COLUMN billing_cycle text CONSTRAINT plans_billing_cycle_known CHECK (billing_cycle IN ('monthly', 'yearly')),
      ADD COLUMN details jsonb NOT NULL DEFAULT '[]',
      ADD COLUMN on_sale boolean NOT NULL DEFAULT true,
      ADD COLUMN razorpay_plan_id text,
      ADD COLUMN tests_per_month integer CONSTRAINT plans_tests_not_negative CHECK (tests_per_month >= 0),
      ADD COLUMN questions_per_month integer CONSTRAINT plans_questions_not_negative CHECK (questions_per_month >= 0),
      ADD COLUMN position smallint;
    UPDATE plans SET billing_cycle = kept_billing_cycle, on_sale = kept_on_sale, razorpay_plan_id = kept_razorpay_plan_id,
                     position = kept_position, price = v.price, details = v.details, tests_per_month = v.tests_per_month,
                     questions_per_month = v.questions_per_month
      FROM plan_versions v WHERE v.plan_id = plans.id AND v.version = 1;
    ALTER TABLE plans ALTER COLUMN price SET NOT NULL, ALTER COLUMN billing_cycle SET NOT NULL, ALTER COLUMN position SET NOT NULL,
      DROP COLUMN kept_billing_cycle, DROP COLUMN kept_on_sale, DROP COLUMN kept_razorpay_plan_id, DROP COLUMN kept_position`);
}
