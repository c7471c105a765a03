import type { Knex } from 'knex';
import { z } from 'zod';
import { queryFirst, validateRows } from '../../../db/row-validation.ts';

const MINUTE_MS = 60_000;
/** Work handed in by a request that has not committed yet is seen by the next check. */
const MARGIN_MS = MINUTE_MS;
/** A process that dies while it sends leaves its line to another one after this. */
const LEASE_MS = 5 * MINUTE_MS;

const lineItemRow = z.object({ id: z.int(), platform_id: z.int(), assignment_id: z.int(), url: z.string() });
/** A line of a platform's gradebook, for the grades of an assignment. */
export type LineItemRow = z.infer<typeof lineItemRow>;

/** Keeps a line, due at once; a platform's line that led to another assignment leads to this one. */
export async function putLineItem(db: Knex, line: Omit<LineItemRow, 'id'>, now: Date): Promise<void> {
  const { platform_id, assignment_id, url } = line;
  await db.raw(
    `INSERT INTO lti_line_items AS kept (platform_id, assignment_id, url, checked_at, next_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (platform_id, url) DO UPDATE SET assignment_id = excluded.assignment_id, next_at = excluded.next_at
      WHERE kept.assignment_id <> excluded.assignment_id`,
    [platform_id, assignment_id, url, now, now],
  );
}

/** Makes due the lines of assignments with work that was handed in or returned after a moment, and since they were checked. */
export async function wakeLineItems(db: Knex, { since, now }: { since: Date; now: Date }): Promise<void> {
  await db.raw(
    `UPDATE lti_line_items l SET next_at = :now
       FROM (SELECT t.assignment_id, x.submitted_at AS at FROM tests x JOIN class_tries t ON t.test_id = x.id
              WHERE x.submitted_at > :since
             UNION ALL
             SELECT w.assignment_id, w.returned_at FROM class_work w WHERE w.returned_at > :since) recent
      WHERE l.assignment_id = recent.assignment_id AND recent.at > l.checked_at AND l.next_at > :now`,
    { since, now } as unknown as Record<string, unknown>,
  );
}

/** Takes a due line, which no other process then takes for five minutes. */
export const takeLineItem = (db: Knex, now: Date): Promise<LineItemRow | undefined> =>
  queryFirst(
    db,
    lineItemRow,
    `UPDATE lti_line_items SET checked_at = :checked, next_at = :leased
      WHERE id = (SELECT id FROM lti_line_items WHERE next_at <= :now ORDER BY next_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
      RETURNING id, platform_id, assignment_id, url`,
    {
      now,
      checked: new Date(now.getTime() - MARGIN_MS),
      leased: new Date(now.getTime() + LEASE_MS),
    } as unknown as Record<string, unknown>,
  );

/** Notes when a line is to be checked again, whatever happens to its work. */
export async function storeNextCheck(db: Knex, id: number, nextAt: Date): Promise<void> {
  await db('lti_line_items').where({ id }).update({ next_at: nextAt });
}

const scoreRow = z.object({ user_id: z.int(), marks: z.int(), of: z.int(), is_final: z.boolean() });
export type ScoreRow = z.infer<typeof scoreRow>;

export async function listSentScores(db: Knex, lineItemId: number): Promise<ScoreRow[]> {
  return validateRows(scoreRow, await db('lti_scores').where('line_item_id', lineItemId).select(Object.keys(scoreRow.shape)));
}

export async function putSentScore(db: Knex, lineItemId: number, score: ScoreRow, now: Date): Promise<void> {
  await db('lti_scores')
    .insert({ ...score, line_item_id: lineItemId, sent_at: now })
    .onConflict(['line_item_id', 'user_id'])
    .merge();
}
