import type { Knex } from 'knex';

/** Share of common trigrams from which on two texts count as nearly the same. */
export const NEAR = 0.8;
const MOST = 5;

/** A question that reads nearly the same as a text. */
export interface NearRow {
  id: number;
  similarity: number;
  questions_html: string;
  topic_id: number;
  visible: boolean;
}

/**
 * Up to five questions nearest to a text, nearest first, found by the trigram index. `exceptId` is the question itself; what
 * is near to `former`, the text that it had, is left out: variants of one question are near to each other by design. Needs a
 * transaction, which the threshold holds for.
 */
export async function findNear(
  db: Knex,
  { text, exceptId, former }: { text: string; exceptId: number | null; former: string | null },
): Promise<NearRow[]> {
  await db.raw(`SELECT set_config('pg_trgm.similarity_threshold', ?, true)`, [String(NEAR)]);
  const { rows } = await db.raw(
    `SELECT q.id, round(similarity(q.questions_text, :sought)::numeric, 3)::float8 AS similarity, q.questions_html, q.topic_id, q.visible
       FROM questions q
      WHERE q.questions_text % :sought AND q.deleted_at IS NULL AND q.id IS DISTINCT FROM :exceptId
        AND coalesce(similarity(q.questions_text, :former), 0) < :near
      ORDER BY similarity(q.questions_text, :sought) DESC, q.id LIMIT :most`,
    { sought: text, exceptId, former, near: NEAR, most: MOST },
  );
  return rows;
}
