import type { BlogPost } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { inTransaction } from '../../db/in-transaction.ts';
import { queryFirst, validateRow, validateRows } from '../../db/row-validation.ts';
import type { BlogPostQuery, ContentSource } from './content-source.ts';
import { pageFigures } from './page-figures.ts';

const postRow = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  excerpt: z.string(),
  published_date: z.date(),
  updated_at: z.date(),
  image_url: z.string().nullable(),
  image_alt: z.string().nullable(),
  content_html: z.string(),
});
const POST_COLUMNS = Object.keys(postRow.shape);
const knownVersionRow = postRow.pick({ id: true, updated_at: true });

const present = (row: z.infer<typeof postRow>): BlogPost => ({
  id: row.id,
  title: row.title,
  slug: row.slug,
  author: row.author,
  excerpt: row.excerpt,
  publishedDate: row.published_date.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  featuredImage: row.image_url === null ? null : { url: row.image_url, alt: row.image_alt ?? '' },
  content: row.content_html,
});

const SORT_COLUMNS = { publishedDate: 'published_date', title: 'title' } as const;

/** The posts as they were last read; drafts are never among them. */
export function knownPosts(db: Knex): ContentSource {
  const posts = ({ slug }: Pick<BlogPostQuery, 'slug'>) => {
    const query = db('external_posts');
    return slug === undefined ? query : query.where({ slug });
  };
  return {
    async listPosts(query) {
      const counted = await posts(query).count({ count: '*' }).first();
      const column = SORT_COLUMNS[query.sort.replace('-', '') as keyof typeof SORT_COLUMNS];
      const order = query.sort.startsWith('-') ? 'desc' : 'asc';
      const sorted = [
        { column, order },
        { column: 'number', order },
      ];
      const found = posts(query).orderBy(sorted).select(POST_COLUMNS);
      const page = query.limit === 0 ? found : found.limit(query.limit).offset((query.page - 1) * query.limit);
      return { docs: validateRows(postRow, await page).map(present), ...pageFigures(Number(counted?.count ?? 0), query) };
    },
    async findPost(id) {
      const row = validateRow(postRow, await db('external_posts').where({ id }).first(POST_COLUMNS));
      return row ? present(row) : null;
    },
  };
}

const takenTurnRow = z.object({ known: z.boolean() });
const stateRow = z.object({ answered_at: z.date().nullable() });

/**
 * Whether this caller should ask the service: once in `everyMs` over all replicas, in `soonMs` if it never answered, at
 * once after a change of service.
 */
export async function takeTurn(
  db: Knex,
  { source, everyMs, soonMs }: { source: string; everyMs: number; soonMs: number },
  now: Date,
): Promise<{ mine: boolean; known: boolean }> {
  const taken = await queryFirst(
    db,
    takenTurnRow,
    `INSERT INTO external_posts_state AS state (source, asked_at) VALUES (:source, :now)
     ON CONFLICT (one) DO UPDATE SET
       asked_at = :now, source = :source,
       answered_at = CASE WHEN state.source = :source THEN state.answered_at END
       WHERE state.asked_at <= CASE WHEN state.answered_at IS NULL THEN CAST(:soon AS timestamptz) ELSE CAST(:before AS timestamptz) END OR state.source <> :source
     RETURNING answered_at IS NOT NULL AS known`,
    { source, now, before: new Date(now.getTime() - everyMs), soon: new Date(now.getTime() - soonMs) },
  );
  if (taken) return { mine: true, known: taken.known };
  const state = validateRow(stateRow, await db('external_posts_state').first('answered_at'));
  return { mine: false, known: Boolean(state?.answered_at) };
}

/** When each known post was last changed, in ISO 8601. */
export async function knownVersions(db: Knex): Promise<Map<string, string>> {
  const rows = validateRows(knownVersionRow, await db('external_posts').select('id', 'updated_at'));
  return new Map(rows.map(({ id, updated_at }) => [id, updated_at.toISOString()]));
}

/** Replaces the stored posts by those of the service, except those in `kept`. */
export async function replacePosts(
  db: Knex,
  { changed, kept }: { changed: readonly BlogPost[]; kept: readonly string[] },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    // Concurrent updates run one after the other, each complete.
    await transaction('external_posts_state').forUpdate().first();
    const ids = [...kept, ...changed.map(({ id }) => id)];
    await transaction('external_posts').whereNotIn('id', ids).delete();
    for (const post of changed) {
      const { id, slug, title, author, excerpt, featuredImage } = post;
      const row = {
        ...{ id, slug, title, author, excerpt, published_date: post.publishedDate, updated_at: post.updatedAt },
        ...{ image_url: featuredImage?.url ?? null, image_alt: featuredImage?.alt ?? null, content_html: post.content },
      };
      // Slugs may have changed places.
      await transaction('external_posts').where({ slug }).whereNot({ id }).delete();
      await transaction('external_posts').insert(row).onConflict('id').merge();
    }
    await transaction('external_posts_state').update({ answered_at: now });
  });
}
