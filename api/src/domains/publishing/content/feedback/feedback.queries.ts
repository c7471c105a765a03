import type { Knex } from 'knex';
import { z } from 'zod';
import type { ListQuery } from '../../../../db/cursor-batches.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { queryOne, queryRows, validateRows } from '../../../../db/row-validation.ts';

const feedbackRow = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  helpful: z.boolean(),
  words: z.string(),
  created_at: z.date(),
  updated_at: z.date(),
});
const COLUMNS = Object.keys(feedbackRow.shape);
/** One reader's feedback on a post. */
export type FeedbackRow = z.infer<typeof feedbackRow>;

/**
 * Stores feedback in place of the reader's former one; omitted words stay. `former` are other keys of the same reader.
 */
export async function storeFeedback(
  db: Knex,
  {
    slug,
    title,
    visitor,
    former,
    helpful,
    words,
  }: Pick<FeedbackRow, 'slug' | 'title' | 'helpful'> & {
    visitor: string;
    former: readonly string[];
    words: string | undefined;
  },
  now: Date,
): Promise<FeedbackRow> {
  return inTransaction(db, async (transaction) => {
    await transaction('blog_feedback')
      .where({ slug })
      .whereIn('visitor', [...former])
      .delete();
    return queryOne(
      transaction,
      feedbackRow,
      `INSERT INTO blog_feedback AS stored (slug, title, visitor, helpful, words, created_at, updated_at)
     VALUES (:slug, :title, :visitor, :helpful, coalesce(:words, ''), :now, :now)
     ON CONFLICT (slug, visitor) DO UPDATE SET
       title = excluded.title, helpful = excluded.helpful, words = coalesce(:words, stored.words), updated_at = excluded.updated_at
     RETURNING ${COLUMNS.join()}`,
      { slug, title, visitor, helpful, words: words ?? null, now },
    );
  });
}

const countedRow = z.object({ slug: z.string(), title: z.string(), helpful: z.int(), not_helpful: z.int() });

/** How many found each post helpful and not, most answers first. */
export async function countFeedback(db: Knex): Promise<z.infer<typeof countedRow>[]> {
  return queryRows(
    db,
    countedRow,
    `SELECT slug, max(title) AS title, count(*) FILTER (WHERE helpful)::int AS helpful, count(*) FILTER (WHERE NOT helpful)::int AS not_helpful
       FROM blog_feedback GROUP BY slug ORDER BY count(*) DESC, slug LIMIT 200`,
  );
}

export interface FeedbackFilter {
  helpful?: boolean | undefined;
  withWords: boolean;
  slug?: string | undefined;
}

function feedbackOf(db: Knex, { helpful, withWords, slug }: FeedbackFilter): Knex.QueryBuilder {
  const wanted = db('blog_feedback');
  if (helpful !== undefined) wanted.where({ helpful });
  if (withWords) wanted.whereNot('words', '');
  if (slug !== undefined) wanted.where({ slug });
  return wanted
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(COLUMNS);
}

/** All answers that a filter leaves, newest first. */
export function allFeedback(db: Knex, filter: FeedbackFilter): ListQuery<FeedbackRow> {
  return { ...feedbackOf(db, filter).toSQL(), row: feedbackRow };
}

/** A page of answers, newest first, and how many there are. */
export async function listFeedback(
  db: Knex,
  filter: FeedbackFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: FeedbackRow[]; totalCount: number }> {
  const wanted = feedbackOf(db, filter);
  const counted = await wanted.clone().clearSelect().clearOrder().count({ count: '*' }).first();
  const rows = await wanted.limit(pageSize).offset((page - 1) * pageSize);
  return { rows: validateRows(feedbackRow, rows), totalCount: Number(counted?.count ?? 0) };
}
