import type { Knex } from 'knex';
import { inTransaction } from '../../../db/in-transaction.ts';

/** What one reader says of a post. */
export interface FeedbackRow {
  id: number;
  slug: string;
  title: string;
  helpful: boolean;
  words: string;
  created_at: Date;
  updated_at: Date;
}

/** Stores an answer in place of the reader's former one; words that are not given stay. `former` are other keys of the same reader. */
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
    const { rows } = await transaction.raw(
      `INSERT INTO blog_feedback AS stored (slug, title, visitor, helpful, words, created_at, updated_at)
     VALUES (:slug, :title, :visitor, :helpful, coalesce(:words, ''), :now, :now)
     ON CONFLICT (slug, visitor) DO UPDATE SET
       title = excluded.title, helpful = excluded.helpful, words = coalesce(:words, stored.words), updated_at = excluded.updated_at
     RETURNING *`,
      { slug, title, visitor, helpful, words: words ?? null, now },
    );
    return rows[0];
  });
}

/** How many found each post helpful and not, most answers first. */
export async function countFeedback(db: Knex): Promise<{ slug: string; title: string; helpful: number; not_helpful: number }[]> {
  const { rows } = await db.raw(
    `SELECT slug, max(title) AS title, count(*) FILTER (WHERE helpful)::int AS helpful, count(*) FILTER (WHERE NOT helpful)::int AS not_helpful
       FROM blog_feedback GROUP BY slug ORDER BY count(*) DESC, slug LIMIT 200`,
  );
  return rows;
}

export interface FeedbackFilter {
  helpful?: boolean | undefined;
  withWords: boolean;
  slug?: string | undefined;
}

/** All answers that a filter leaves, newest first. */
export function allFeedback(
  db: Knex,
  { helpful, withWords, slug }: FeedbackFilter,
): Knex.QueryBuilder<FeedbackRow, FeedbackRow[]> {
  const wanted = db<FeedbackRow>('blog_feedback');
  if (helpful !== undefined) wanted.where({ helpful });
  if (withWords) wanted.whereNot('words', '');
  if (slug !== undefined) wanted.where({ slug });
  return wanted
    .orderBy([
      { column: 'updated_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select<FeedbackRow[]>('id', 'slug', 'title', 'helpful', 'words', 'created_at', 'updated_at');
}

/** A page of answers, newest first, and how many there are. */
export async function listFeedback(
  db: Knex,
  filter: FeedbackFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: FeedbackRow[]; totalCount: number }> {
  const wanted = allFeedback(db, filter);
  const counted = await wanted.clone().clearSelect().clearOrder().count({ count: '*' }).first();
  const rows = await wanted.limit(pageSize).offset((page - 1) * pageSize);
  return { rows, totalCount: Number(counted?.count ?? 0) };
}
