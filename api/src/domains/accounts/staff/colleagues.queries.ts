import { type StaffName, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { queryRows } from '../../../db/checked-rows.ts';

/** Everybody of the staff, by name; those of some ids where they are named. */
export async function listColleagues(db: Knex, ids?: readonly number[]): Promise<StaffName[]> {
  return queryRows(
    db,
    staffNameSchema,
    `SELECT id, coalesce(full_name, username) AS name FROM users
      WHERE role_id IN (1, 2) AND anonymised_at IS NULL AND (CAST(:ids AS int[]) IS NULL OR id = ANY (:ids))
      ORDER BY lower(coalesce(full_name, username)), id`,
    { ids: ids ? [...ids] : null },
  );
}
