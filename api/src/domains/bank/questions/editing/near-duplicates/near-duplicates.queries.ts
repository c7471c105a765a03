import type { Knex } from 'knex';
import { z } from 'zod';
import { queryRows } from '../../../../../db/row-validation.ts';

/** The share of common trigrams above which two texts count as near duplicates. */
export const NEAR = 0.8;
const MOST = 5;

const nearRow = z.object({
  id: z.int(),
  similarity: z.number(),
  questions_html: z.string(),
  topic_id: z.int(),
  visible: z.boolean(),
});
export type NearRow = z.infer<typeof nearRow>;

/**
 * Up to five, nearest first, by the trigram index; without those near to `former`, as variants are alike by design.
 * Needs a transaction for the threshold.
 */
export async function findNear(
  db: Knex,
  { text, exceptId, former }: { text: string; exceptId: number | null; former: string | null },
): Promise<NearRow[]> {
  await db.raw(`SELECT set_config('pg_trgm.similarity_threshold', ?, true)`, [String(NEAR)]);
  return queryRows(
    db,
    nearRow,
    `SELECT q.id, round(similarity(q.questions_text, :sought)::numeric, 3)::float8 AS similarity, q.questions_html, q.topic_id, q.visible
       FROM questions q
      WHERE q.questions_text % :sought AND q.deleted_at IS NULL AND q.id IS DISTINCT FROM :exceptId
        AND coalesce(similarity(q.questions_text, :former), 0) < :near
      ORDER BY similarity(q.questions_text, :sought) DESC, q.id LIMIT :most`,
    { sought: text, exceptId, former, near: NEAR, most: MOST },
  );
}

const uncomparedRow = z.object({
  id: z.int(),
  text: z.string(),
  /** Fields other than its text have changed since. */
  unchanged: z.boolean(),
  /** When it was changed last, to the microsecond. */
  changed_at: z.string(),
});
export type Uncompared = z.infer<typeof uncomparedRow>;

/** Questions that have not been compared with the others as they are, those changed last first. */
export async function listUncompared(db: Knex, limit: number): Promise<Uncompared[]> {
  return queryRows(
    db,
    uncomparedRow,
    `WITH page AS MATERIALIZED (
       SELECT q.id, q.updated_at, c.digest FROM questions q LEFT JOIN question_comparisons c ON c.question_id = q.id
        WHERE q.deleted_at IS NULL AND c.seen_at IS DISTINCT FROM q.updated_at ORDER BY q.updated_at DESC LIMIT ?)
     SELECT page.id, q.questions_text AS text, coalesce(page.digest = md5(q.questions_text), false) AS unchanged,
            page.updated_at::text AS changed_at
       FROM page JOIN questions q ON q.id = page.id`,
    [limit],
  );
}

/** Stores that questions were compared, with their sketches. */
export async function storeComparisons(db: Knex, compared: readonly (Uncompared & { bands: number[] })[]): Promise<void> {
  await db.raw(
    `INSERT INTO question_comparisons (question_id, digest, bands, seen_at)
     SELECT v.id, md5(v.text), ARRAY(SELECT jsonb_array_elements_text(v.bands)::int), v.changed_at
       FROM jsonb_to_recordset(?::jsonb) AS v (id int, text text, bands jsonb, changed_at timestamptz)
     ON CONFLICT (question_id) DO UPDATE SET digest = excluded.digest, seen_at = excluded.seen_at,
       bands = CASE WHEN question_comparisons.digest = excluded.digest THEN question_comparisons.bands ELSE excluded.bands END`,
    [JSON.stringify(compared)],
  );
}

/**
 * Finds and stores what is near to some questions, both ways: their sketches say what to look at, their trigrams whether it is. Texts of fewer than
 * 20 characters are alike without being duplicates.
 */
export async function storeNearPairs(transaction: Knex, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // During the first comparison, statistics about sketches are missing, and the planner would compare each with each.
  await transaction.raw(`SELECT set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true)`);
  await transaction('question_near_pairs')
    .whereIn('question_id', [...ids])
    .orWhereIn('other_id', [...ids])
    .delete();
  await transaction.raw(
    `WITH near AS MATERIALIZED (
       SELECT q.id, found.id AS other_id, found.similarity
         FROM questions q JOIN question_comparisons c ON c.question_id = q.id
        CROSS JOIN LATERAL (
              SELECT id, similarity
                -- OFFSET 0 has the similarity, which is most of the work, computed once.
                FROM (SELECT other.id, similarity(other.questions_text, q.questions_text) AS similarity
                        FROM question_comparisons o JOIN questions other ON other.id = o.question_id
                       WHERE o.bands && c.bands AND other.id <> q.id AND other.idea <> q.idea AND other.deleted_at IS NULL
                      OFFSET 0) candidate
               WHERE similarity >= :near::real
               ORDER BY similarity DESC LIMIT :most) found
        WHERE q.id = ANY (:ids) AND length(btrim(q.questions_text)) >= 20)
     INSERT INTO question_near_pairs (question_id, other_id, similarity)
     SELECT id, other_id, similarity FROM near UNION ALL SELECT other_id, id, similarity FROM near
     ON CONFLICT DO NOTHING`,
    { ids: [...ids], near: NEAR, most: MOST },
  );
}
