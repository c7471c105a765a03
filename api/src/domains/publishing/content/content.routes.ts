import type { FileStore } from '../../../adapters/files/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { getBlogPost, getBlogPosts } from './content.service.ts';
import { exportFeedback, getFeedback, limitFeedback, putFeedback } from './feedback/feedback.service.ts';
import { getAtom, getRss } from './feeds.ts';
import { postWritingRoutes } from './write-posts/write-posts.routes.ts';

/** The calls of this domain; `files` keeps the pictures of posts. */
export function contentRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'GET /content/blog-posts', {}, getBlogPosts);
  route(router, 'GET /content/blog-posts/:id', {}, getBlogPost);
  route(router, 'PUT /content/blog-posts/:slug/feedback', { limit: limitFeedback }, putFeedback);
  route(router, 'GET /api/admin/blog-feedback', {}, getFeedback);
  route(router, 'GET /api/admin/blog-feedback/export', {}, exportFeedback);
  route(router, 'GET /content/rss.xml', {}, getRss);
  route(router, 'GET /content/atom.xml', {}, getAtom);
  postWritingRoutes(router, files);
}
