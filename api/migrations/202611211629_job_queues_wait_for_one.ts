import type { Knex } from 'knex';

/** The job queue makes its own tables when it first starts; on a new database there is nothing to change. */
async function setPolicy(db: Knex, policy: string, heartbeatSeconds: number | null): Promise<void> {
  const { rows } = await db.raw(`SELECT to_regclass('pgboss.queue') IS NOT NULL AS there`);
  if (!rows[0].there) return;
  await db.raw('UPDATE pgboss.queue SET policy = ?, heartbeat_seconds = ?', [policy, heartbeatSeconds]);
}

/** One job waits at most, beside any that run; the queue's library lets nobody change this in another way. */
export const up = (db: Knex): Promise<void> => setPolicy(db, 'short', null);

/** As it was: one waits and one runs at most, and a running one says every 20 seconds that it lives. */
export const down = (db: Knex): Promise<void> => setPolicy(db, 'stately', 20);
