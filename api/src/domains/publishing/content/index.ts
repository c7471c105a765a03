export { contentRoutes } from './content.routes.ts';
export { showDueChanges } from './write-posts/scheduled-changes/scheduled-changes.service.ts';
export { retypesetPosts } from './write-posts/set-post.ts';
