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

/** Questions whose text has not been compared with the others yet. */
export async function listUncompared(db: Knex, limit: number): Promise<number[]> {
  const { rows } = await db.raw(
    `SELECT q.id FROM questions q LEFT JOIN question_comparisons c ON c.question_id = q.id
      WHERE q.deleted_at IS NULL AND c.digest IS DISTINCT FROM md5(q.questions_text) ORDER BY q.updated_at DESC LIMIT ?`,
    [limit],
  );
  return rows.map(({ id }: { id: number }) => id);
}

/** Finds and stores what is near to one question, both ways. Texts of fewer than 20 characters are alike without being duplicates. */
export async function compareOne(transaction: Knex, id: number): Promise<void> {
  await transaction.raw(`SELECT set_config('pg_trgm.similarity_threshold', ?, true)`, [String(NEAR)]);
  await transaction('question_near_pairs').where('question_id', id).orWhere('other_id', id).delete();
  await transaction.raw(
    `WITH near AS MATERIALIZED (
       SELECT q.id, other.id AS other_id, similarity(other.questions_text, q.questions_text) AS similarity
         FROM questions q JOIN questions other ON other.questions_text % q.questions_text AND other.id <> q.id AND other.idea <> q.idea
        WHERE q.id = :id AND other.deleted_at IS NULL AND length(btrim(q.questions_text)) >= 20
        ORDER BY similarity DESC LIMIT :most)
     INSERT INTO question_near_pairs (question_id, other_id, similarity)
     SELECT id, other_id, similarity FROM near UNION ALL SELECT other_id, id, similarity FROM near
     ON CONFLICT DO NOTHING`,
    { id, most: MOST },
  );
  await transaction.raw(
    `INSERT INTO question_comparisons (question_id, digest) SELECT id, md5(questions_text) FROM questions WHERE id = ?
     ON CONFLICT (question_id) DO UPDATE SET digest = excluded.digest`,
    [id],
  );
}
