import type { Vital } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { openEnum, queryOne, queryRows } from '../../../../db/row-validation.ts';

const loadsRow = z.object({ module: z.string(), version: z.string(), loads: z.int(), failed: z.int() });
/** Page loads of one build within an hour. */
type LoadsRow = z.infer<typeof loadsRow>;

/** Some more of them; `from` names the network of failures in 16 bits, null where none failed. */
export type NewLoads = LoadsRow & { from: number | null };

const HOUR = `date_trunc('hour', ?::timestamptz, 'UTC')`;
const MOST_NETWORKS = 8;

/** Adds to an hour that has loads of the build; false where it is the first. */
export async function addLoads(db: Knex, { module, version, loads, failed, from }: NewLoads, now: Date): Promise<boolean> {
  const { rowCount } = await db.raw(
    `UPDATE module_loads SET loads = loads + ?, failed = failed + ?,
            failed_from = CASE WHEN ?::int IS NULL OR ? = ANY (failed_from) OR cardinality(failed_from) >= ${MOST_NETWORKS}
                               THEN failed_from ELSE failed_from || ?::int END
      WHERE module = ? AND version = ? AND hour = ${HOUR}`,
    [loads, failed, from, from, from, module, version, now],
  );
  return rowCount === 1;
}

/** Opens an hour of a build; returns false if it was opened concurrently. */
export async function openHour(db: Knex, { module, version }: NewLoads, now: Date): Promise<void> {
  await db.raw(
    `INSERT INTO module_loads (module, version, hour, loads, failed, failed_from) VALUES (?, ?, ${HOUR}, 0, 0, '{}')
     ON CONFLICT DO NOTHING`,
    [module, version, now],
  );
}

const vitalRow = z.object({
  module: z.string(),
  version: z.string(),
  metric: openEnum<Vital>(),
  bucket: z.int(),
  count: z.int(),
});
export type VitalRow = z.infer<typeof vitalRow>;

/** Counts one in a bucket that has some that day; false where it is the first. */
export async function countVital(db: Knex, { module, version, metric, bucket }: VitalRow, now: Date): Promise<boolean> {
  const { rowCount } = await db.raw(
    `UPDATE module_vitals SET count = count + 1
      WHERE module = ? AND version = ? AND day = (?::timestamptz AT TIME ZONE 'UTC')::date AND metric = ? AND bucket = ?`,
    [module, version, now, metric, bucket],
  );
  return rowCount === 1;
}

export async function insertVital(db: Knex, { module, version, metric, bucket }: VitalRow, now: Date): Promise<void> {
  await db.raw(
    `INSERT INTO module_vitals AS stored (module, version, day, metric, bucket, count)
     VALUES (?, ?, (?::timestamptz AT TIME ZONE 'UTC')::date, ?, ?, 1)
     ON CONFLICT ON CONSTRAINT module_vitals_pkey DO UPDATE SET count = stored.count + 1`,
    [module, version, now, metric, bucket],
  );
}

/** Loads of each build since a moment, the most loaded first. */
export async function listLoads(db: Knex, since: Date, limit: number): Promise<LoadsRow[]> {
  return queryRows(
    db,
    loadsRow,
    `SELECT module, version, sum(loads)::int AS loads, sum(failed)::int AS failed FROM module_loads
      WHERE hour >= ? GROUP BY module, version ORDER BY sum(loads) DESC, module, version LIMIT ?`,
    [since, limit],
  );
}

/** Measured values of each build, or of one, since the day of a moment. */
export async function listVitals(
  db: Knex,
  since: Date,
  { module = null, version = null }: { module?: string | null; version?: string | null } = {},
): Promise<VitalRow[]> {
  return queryRows(
    db,
    vitalRow,
    `SELECT module, version, metric, bucket, sum(count)::int AS count FROM module_vitals
      WHERE day >= (:since::timestamptz AT TIME ZONE 'UTC')::date
        AND (:module::text IS NULL OR module = :module) AND (:version::text IS NULL OR version = :version)
      GROUP BY module, version, metric, bucket`,
    { since, module, version },
  );
}

const loadsOfBuildRow = loadsRow.pick({ loads: true, failed: true }).extend({ networks: z.int() });

/** Loads of one build from the hour of a moment on, and from how many networks its failures came. */
export async function loadsSince(
  db: Knex,
  { module, version, since }: { module: string; version: string; since: Date },
): Promise<z.infer<typeof loadsOfBuildRow>> {
  return queryOne(
    db,
    loadsOfBuildRow,
    `SELECT coalesce(sum(loads), 0)::int AS loads, coalesce(sum(failed), 0)::int AS failed,
            (SELECT count(DISTINCT network)::int FROM module_loads l, unnest(l.failed_from) AS network
              WHERE l.module = :module AND l.version = :version AND l.hour >= date_trunc('hour', :since::timestamptz, 'UTC')) AS networks
       FROM module_loads
      WHERE module = :module AND version = :version AND hour >= date_trunc('hour', :since::timestamptz, 'UTC')`,
    { module, version, since },
  );
}

/** Deletes measurements from before a time. Returns the number of rows. */
export async function deleteMeasurementsBefore(db: Knex, moment: Date): Promise<number> {
  return (
    (await db('module_loads').where('hour', '<', moment).delete()) +
    (await db('module_vitals').where('day', '<', moment).delete())
  );
}
