import { type BlogPost, postLanguageSchema } from '@api/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { validateRow, validateRows } from '../../db/row-validation.ts';
import type { ContentSource } from './content-source.ts';
import { pageFigures } from './page-figures.ts';

const postRow = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  author: z.string(),
  excerpt: z.string(),
  /** Null: a draft without a moment. */
  published_date: z.date().nullable(),
  updated_at: z.date(),
  featured_image: z.string().nullable(),
  featured_image_alt: z.string().nullable(),
  content_html: z.string(),
  language: postLanguageSchema,
  search_description: z.string(),
  topics: z.array(z.object({ name: z.string(), slugs: z.array(z.string()) })),
});
type PostRow = z.infer<typeof postRow>;

/** The address of a stored image; null if there is none. */
type ImageLink = (name: string | null, alt: string | null) => BlogPost['featuredImage'];

const present = (row: PostRow, imageLink: ImageLink): BlogPost => ({
  id: String(row.id),
  title: row.title,
  slug: row.slug,
  author: row.author,
  excerpt: row.excerpt,
  publishedDate: (row.published_date ?? row.updated_at).toISOString(),
  updatedAt: row.updated_at.toISOString(),
  featuredImage: imageLink(row.featured_image, row.featured_image_alt),
  content: row.content_html,
  language: row.language,
  topics: row.topics,
  ...(row.search_description && { meta: { description: row.search_description } }),
});

/** Whether readers see a post at the moment in its one binding; scheduled posts appear at their time. */
export const PUBLIC_POST = `status IN ('scheduled', 'published') AND published_date <= ?`;

/** The topics of a post in their order, as far as guests know their course. */
const TOPICS = `
  coalesce((
    SELECT json_agg(json_build_object('name', t.topic_name, 'slugs', array_remove(ARRAY[s.slug, top.slug, up.slug, t.slug], NULL))
                    ORDER BY chosen.place)
      FROM unnest(p.topic_ids) WITH ORDINALITY AS chosen (id, place)
      JOIN topics t ON t.id = chosen.id
      JOIN subjects s ON s.id = t.subject_id AND s.audience = 'everyone'
      LEFT JOIN topics up ON up.id = t.parent_topic_id
      LEFT JOIN topics top ON top.id = up.parent_topic_id
  ), '[]') AS topics`;

const SORT_COLUMNS = { publishedDate: 'p.published_date', title: 'p.title' } as const;

/** The content service that comes with the API: posts in its own tables, as readers see them at `now`. */
export function embeddedContent(db: Knex, imageLink: ImageLink, now: Date): ContentSource {
  const posts = ({ slug, drafts }: { slug?: string | undefined; drafts: boolean }) => {
    const query = db('blog_posts as p').leftJoin('images as i', 'i.name', 'p.featured_image');
    if (slug !== undefined) {
      query.whereRaw('(p.slug = :slug OR p.id = (SELECT post_id FROM blog_post_slugs WHERE blog_post_slugs.slug = :slug))', {
        slug,
      });
    }
    if (!drafts) query.whereRaw(PUBLIC_POST, [now]);
    return query;
  };
  const columns = [
    ...['p.id', 'p.slug', 'p.title', 'p.author', 'p.excerpt', 'p.published_date', 'p.updated_at', 'p.featured_image'],
    ...['p.content_html', 'p.language', 'p.search_description'],
    db.raw('coalesce(p.featured_image_alt, i.alt) AS featured_image_alt'),
    db.raw(TOPICS),
  ];

  return {
    async listPosts(query) {
      const counted = await posts(query).count({ count: '*' }).first();
      const key = query.sort.replace('-', '') as keyof typeof SORT_COLUMNS;
      const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
      const found = posts(query).orderBy(SORT_COLUMNS[key], direction).orderBy('p.id', direction).select(columns);
      const page = query.limit === 0 ? found : found.limit(query.limit).offset((query.page - 1) * query.limit);
      const rows = validateRows(postRow, await page);
      return { docs: rows.map((row) => present(row, imageLink)), ...pageFigures(Number(counted?.count ?? 0), query) };
    },

    async findPost(id, drafts) {
      if (!/^[1-9]\d{0,8}$/.test(id)) return null;
      const found = posts({ drafts }).where('p.id', Number(id));
      const row = validateRow(postRow, await found.first(columns));
      return row ? present(row, imageLink) : null;
    },
  };
}
