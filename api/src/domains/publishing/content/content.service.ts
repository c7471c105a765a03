import { type BlogPost, type BlogPostPage, missingPermission } from '@api/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { type ContentSource, embeddedContent, externalContent } from '../../../adapters/content/index.ts';
import type { Config } from '../../../config.ts';
import { notAllowed, notFound } from '../../../errors.ts';
import { may } from '../../../http/caller.ts';
import type { Call } from '../../../http/route.ts';
import { outsideServicesOf } from '../../../outside-services/index.ts';
import { imageLink } from '../../operations/files/index.ts';

interface PostServices {
  db: Knex;
  config: Pick<Config, 'CONTENT_URL' | 'CONTENT_KEY'>;
  log: Logger;
  now: Date;
}

/** The configured source of posts: the API's own tables, or an external service. */
export function postsFor({ db, config, log, now }: PostServices): ContentSource {
  const { CONTENT_URL: url, CONTENT_KEY: key } = config;
  if (url === undefined) return embeddedContent(db, imageLink, now);
  return externalContent({ db, log, now, url, key, breaker: outsideServicesOf(config).breaker('content') });
}

/** Payload's own default. */
const DEFAULT_LIMIT = 10;

/** A page of posts. Drafts are for those who write them; `locale` and `depth` are taken as an external service takes them and change nothing here. */
export async function getBlogPosts({
  db,
  config,
  log,
  now,
  caller,
  query,
}: Call<'GET /content/blog-posts'>): Promise<BlogPostPage> {
  const drafts = query.draft === 'true';
  if (drafts && !may(caller, 'content')) throw notAllowed(missingPermission('content'));
  const page = await postsFor({ db, config, log, now }).listPosts({
    slug: query['where[slug][equals]'],
    sort: query.sort ?? '-publishedDate',
    limit: query.limit ?? DEFAULT_LIMIT,
    page: query.page ?? 1,
    drafts,
  });
  if (query['select[content]'] !== 'false') return page;
  return { ...page, docs: page.docs.map((post) => ({ ...post, content: '' })) };
}

/** One post by id; drafts are found by those who write them. */
export async function getBlogPost({
  db,
  config,
  log,
  now,
  caller,
  params,
}: Call<'GET /content/blog-posts/:id'>): Promise<BlogPost> {
  const post = await postsFor({ db, config, log, now }).findPost(params.id, may(caller, 'content'));
  if (!post) throw notFound('There is no such post');
  return post;
}
