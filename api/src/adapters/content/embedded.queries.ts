import type { BlogPost } from '@api/contract';
import type { Knex } from 'knex';
import type { ContentSource } from './content-source.ts';
import { pageFigures } from './page-figures.ts';

interface PostRow {
  id: number;
  slug: string;
  title: string;
  author: string;
  excerpt: string;
  published_date: Date;
  updated_at: Date;
  featured_image: string | null;
  featured_image_alt: string | null;
  content_html: string;
}

/** Where a stored drawing is served; null where there is none. */
type ImageLink = (name: string | null, alt: string | null) => BlogPost['featuredImage'];

const present = (row: PostRow, imageLink: ImageLink): BlogPost => ({
  id: String(row.id),
  title: row.title,
  slug: row.slug,
  author: row.author,
  excerpt: row.excerpt,
  publishedDate: row.published_date.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  featuredImage: imageLink(row.featured_image, row.featured_image_alt),
  content: row.content_html,
});

const SORT_COLUMNS = { publishedDate: 'p.published_date', title: 'p.title' } as const;

/** The content service that comes with the API: posts in its own tables. */
export function embeddedContent(db: Knex, imageLink: ImageLink): ContentSource {
  const posts = ({ slug, drafts }: { slug?: string | undefined; drafts: boolean }) => {
    const query = db('blog_posts as p').leftJoin('images as i', 'i.name', 'p.featured_image');
    if (slug !== undefined) query.where('p.slug', slug);
    if (!drafts) query.where('p.status', 'published');
    return query;
  };
  const columns = ['p.id', 'p.slug', 'p.title', 'p.author', 'p.excerpt', 'p.published_date', 'p.updated_at', 'p.featured_image'];

  return {
    async listPosts(query) {
      const counted = await posts(query).count({ count: '*' }).first();
      const key = query.sort.replace('-', '') as keyof typeof SORT_COLUMNS;
      const direction = query.sort.startsWith('-') ? 'desc' : 'asc';
      const found = posts(query)
        .orderBy(SORT_COLUMNS[key], direction)
        .orderBy('p.id', direction)
        .select<PostRow[]>(...columns, 'p.content_html', 'i.alt as featured_image_alt');
      const rows = await (query.limit === 0 ? found : found.limit(query.limit).offset((query.page - 1) * query.limit));
      return { docs: rows.map((row) => present(row, imageLink)), ...pageFigures(Number(counted?.count ?? 0), query) };
    },

    async findPost(id, drafts) {
      if (!/^[1-9]\d{0,8}$/.test(id)) return null;
      const row = await posts({ drafts })
        .where('p.id', Number(id))
        .first<PostRow | undefined>(...columns, 'p.content_html', 'i.alt as featured_image_alt');
      return row ? present(row, imageLink) : null;
    },
  };
}
