import { type ApiRouter, route } from '../../http/route.ts';
import { getBlogPost, getBlogPosts } from './content.service.ts';

/** The calls of this domain. */
export function contentRoutes(router: ApiRouter): void {
  route(router, 'GET /content/blog-posts', {}, getBlogPosts);
  route(router, 'GET /content/blog-posts/:id', {}, getBlogPost);
}
