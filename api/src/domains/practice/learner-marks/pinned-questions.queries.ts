import type { Knex } from 'knex';
import { countRow, idRow, queryOne, queryRows } from '../../../db/checked-rows.ts';
import { standardOrder } from '../../bank/questions/index.ts';

/** The pins that their owner can see; those of hidden questions wait until staff show them again. */
const SEEN_PINS = `
  FROM pinned_question m
  JOIN questions q ON q.id = m.question_id
  JOIN question_topics p ON p.question_id = q.id AND p.kind = 'primary'
  JOIN topics t ON t.id = p.topic_id
  JOIN subjects s ON s.id = p.subject_id
 WHERE m.user_id = ? AND (CASE WHEN ? THEN q.deleted_at IS NULL ELSE q.visible AND s.audience = 'everyone' END)`;

/**
 * A page of a learner's pinned questions, in the standard order of the lists, and their total. `page` counts from 1.
 */
export async function listPinned(
  db: Knex,
  { userId, staff, page, pageSize }: { userId: number; staff: boolean; page: number; pageSize: number },
): Promise<{ ids: number[]; totalCount: number }> {
  const [rows, { count }] = await Promise.all([
    queryRows(db, idRow, `SELECT q.id ${SEEN_PINS} ORDER BY ${standardOrder()} LIMIT ? OFFSET ?`, [
      userId,
      staff,
      pageSize,
      (page - 1) * pageSize,
    ]),
    queryOne(db, countRow, `SELECT count(*)::int AS count ${SEEN_PINS}`, [userId, staff]),
  ]);
  return { ids: rows.map(({ id }) => id), totalCount: count };
}
