import type { BlogPost, BlogPostPage } from '@api/contract';
import { embeddedContent } from '../../adapters/content/index.ts';
import { notAllowed, notFound } from '../../errors.ts';
import type { Call } from '../../http/route.ts';
import { imageLink } from '../files/index.ts';

/** Payload's own default. */
const DEFAULT_LIMIT = 10;

/** A page of posts. Drafts are for staff; `locale` and `depth` are taken as an external service takes them and change nothing here. */
export async function getBlogPosts({ db, caller, query }: Call<'GET /content/blog-posts'>): Promise<BlogPostPage> {
  const drafts = query.draft === 'true';
  if (drafts && !caller.staff) throw notAllowed();
  return embeddedContent(db, imageLink).listPosts({
    slug: query['where[slug][equals]'],
    sort: query.sort ?? '-publishedDate',
    limit: query.limit ?? DEFAULT_LIMIT,
    page: query.page ?? 1,
    drafts,
  });
}

/** One post by id; drafts are found by staff only. */
export async function getBlogPost({ db, caller, params }: Call<'GET /content/blog-posts/:id'>): Promise<BlogPost> {
  const post = await embeddedContent(db, imageLink).findPost(params.id, caller.staff);
  if (!post) throw notFound('There is no such post');
  return post;
}
