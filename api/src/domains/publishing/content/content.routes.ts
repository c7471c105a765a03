import type { FileStore } from '../../../adapters/files/index.ts';
import { type ApiRouter, route } from '../../../http/route.ts';
import { getBlogPost, getBlogPosts } from './content.service.ts';
import { exportFeedback, getFeedback, limitFeedback, putFeedback } from './feedback/feedback.service.ts';
import { getAtom, getRss } from './feeds.ts';
import { cancelScheduledChange } from './write-posts/scheduled-changes/scheduled-changes.service.ts';
import {
  createPost,
  deletePost,
  exportPosts,
  getPostVersion,
  getPostVersions,
  getWrittenPost,
  listWrittenPosts,
  previewPost,
  publishPost,
  restorePostVersion,
  savePost,
  storePostImage,
  withdrawPost,
} from './write-posts/write-posts.service.ts';

/** The calls of this domain; `files` stores the pictures of posts. */
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

/** Calls of staff; `files` stores pictures. Named paths come before `:id`: the first match wins. */
function postWritingRoutes(router: ApiRouter, files: FileStore): void {
  route(router, 'GET /api/admin/blog-posts', {}, listWrittenPosts);
  route(router, 'POST /api/admin/blog-posts', {}, createPost);
  route(router, 'POST /api/admin/blog-posts/preview', {}, previewPost);
  route(router, 'POST /api/admin/blog-posts/images', {}, (call) => storePostImage(call, files));
  route(router, 'GET /api/admin/blog-posts/export', {}, exportPosts);
  route(router, 'GET /api/admin/blog-posts/:id', {}, getWrittenPost);
  route(router, 'PUT /api/admin/blog-posts/:id', {}, savePost);
  route(router, 'POST /api/admin/blog-posts/:id/publish', {}, publishPost);
  route(router, 'DELETE /api/admin/blog-posts/:id/scheduled-change', { transaction: true }, cancelScheduledChange);
  route(router, 'POST /api/admin/blog-posts/:id/withdraw', {}, withdrawPost);
  route(router, 'DELETE /api/admin/blog-posts/:id', { transaction: true }, deletePost);
  route(router, 'GET /api/admin/blog-posts/:id/versions', {}, getPostVersions);
  route(router, 'GET /api/admin/blog-posts/:id/versions/:version', {}, getPostVersion);
  route(router, 'POST /api/admin/blog-posts/:id/versions/:version/restore', {}, restorePostVersion);
}
