import type { Knex } from 'knex';
import { preparedQuery } from '../../../../db/prepared.ts';
import { LISTING_FROM, PLACEMENT_COLUMNS, type Placement, placementRow } from '../placement-sql.ts';

/** The own places of some questions, for a caller who may see them; deleted or hidden ones are left out. */
export async function primaryPlacements(db: Knex, questionIds: readonly number[], staff: boolean): Promise<Placement[]> {
  return preparedQuery(
    db,
    placementRow,
    `SELECT ${PLACEMENT_COLUMNS} ${LISTING_FROM}
      WHERE p.question_id = ANY (?::int[]) AND p.kind = 'primary'
        AND (CASE WHEN ? THEN q.deleted_at IS NULL ELSE q.visible AND s.audience = 'everyone' END)`,
    [[...questionIds], staff],
  );
}

/** The own places of some questions, hidden and deleted ones too: for a test that was drawn with them. */
export async function everyPrimaryPlacement(db: Knex, questionIds: readonly number[]): Promise<Placement[]> {
  return preparedQuery(
    db,
    placementRow,
    `SELECT ${PLACEMENT_COLUMNS} ${LISTING_FROM} WHERE p.question_id = ANY (?::int[]) AND p.kind = 'primary'`,
    [[...questionIds]],
  );
}
