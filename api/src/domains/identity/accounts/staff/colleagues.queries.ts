import { type Colleague, permissionSchema, roleIdSchema, staffNameSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/checked-rows.ts';
import { permissionsOf } from '../permissions.ts';

const colleagueRow = staffNameSchema.extend({ role_id: roleIdSchema, permissions: z.array(permissionSchema).nullable() });

/** Everybody of the staff, by name; those of some ids where they are named. */
export async function listColleagues(db: Knex, ids?: readonly number[]): Promise<Colleague[]> {
  const rows = await queryRows(
    db,
    colleagueRow,
    `SELECT id, coalesce(full_name, username) AS name, role_id, permissions FROM users
      WHERE role_id IN (1, 2) AND anonymised_at IS NULL AND (CAST(:ids AS int[]) IS NULL OR id = ANY (:ids))
      ORDER BY lower(coalesce(full_name, username)), id`,
    { ids: ids ? [...ids] : null },
  );
  return rows.map((row) => ({ id: row.id, name: row.name, permissions: permissionsOf(row) }));
}
