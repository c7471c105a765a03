import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../db/checked-rows.ts';
import { LISTING_FROM, PLACEMENT_COLUMNS, type Placement, placementColumns, placementRow } from '../load/questions.queries.ts';
import { listingCondition } from './listing-sql.ts';
import type { QuestionListing } from './question-filter.ts';

const drawnRow = placementRow.extend({ available: z.int() });

/** Multiple-choice questions of a listing, one of each idea, by chance that follows from `draw`; and of how many ideas there are any. */
export async function drawMultipleChoice(
  db: Knex,
  listing: QuestionListing,
  draw: number,
  most: number,
): Promise<{ placements: Placement[]; available: number }> {
  const { sql, bindings } = listingCondition(listing);
  const rows = await queryRows(
    db,
    drawnRow,
    `WITH choices AS (
       SELECT ${PLACEMENT_COLUMNS}, q.idea, q.difficulty_rank,
              EXISTS (SELECT FROM completed_question m WHERE m.user_id = ? AND m.question_id = q.id) AS completed,
              md5(q.id || '-' || ?) AS chance
         ${LISTING_FROM} WHERE ${sql} AND q.mcq_answer IS NOT NULL AND NOT q.answer_not_available),
     ideas AS (SELECT DISTINCT ON (idea) * FROM choices ORDER BY idea, completed, chance),
     drawn AS (SELECT *, count(*) OVER () AS available FROM ideas ORDER BY completed, chance LIMIT ?)
     SELECT ${placementColumns('drawn')}, available::int FROM drawn ORDER BY difficulty_rank, chance`,
    [listing.userId, String(draw), ...bindings, most],
  );
  const placements = rows.map(({ available: _available, ...placement }) => placement);
  return { placements, available: rows[0]?.available ?? 0 };
}
