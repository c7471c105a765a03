import type { Knex } from 'knex';

/** Emptied before, and written no more: what is needed of a webhook is in `facts`. */
export async function up(db: Knex): Promise<void> {
  await db.raw('ALTER TABLE payment_events DROP COLUMN raw');
}

/** The column is back, empty as it was, and where it was: those after it are moved behind it. */
export async function down(db: Knex): Promise<void> {
  await db.raw(`
    ALTER TABLE payment_events
      ADD COLUMN raw jsonb,
      ADD COLUMN moved_actor_id integer,
      ADD COLUMN moved_occurred_at timestamptz,
      ADD COLUMN moved_received_at timestamptz,
      ADD COLUMN moved_applied_at timestamptz;
    UPDATE payment_events SET moved_actor_id = actor_id, moved_occurred_at = occurred_at, moved_received_at = received_at,
      moved_applied_at = applied_at;
    ALTER TABLE payment_events DROP COLUMN actor_id, DROP COLUMN occurred_at, DROP COLUMN received_at, DROP COLUMN applied_at;
    ALTER TABLE payment_events RENAME COLUMN moved_actor_id TO actor_id;
    ALTER TABLE payment_events RENAME COLUMN moved_occurred_at TO occurred_at;
    ALTER TABLE payment_events RENAME COLUMN moved_received_at TO received_at;
    ALTER TABLE payment_events RENAME COLUMN moved_applied_at TO applied_at;
    ALTER TABLE payment_events
      ALTER COLUMN occurred_at SET NOT NULL,
      ALTER COLUMN received_at SET NOT NULL,
      ADD CONSTRAINT payment_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users;
    COMMENT ON COLUMN payment_events.actor_id IS 'who did it, where source is site or staff';
    CREATE INDEX payment_events_unapplied ON payment_events (received_at) WHERE applied_at IS NULL;
  `);
}
