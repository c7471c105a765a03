export { retypesetPosts } from './blog-post-typesetting.ts';
export { contentRoutes } from './content.routes.ts';
export { showDueChanges } from './write-posts/scheduled-changes/scheduled-changes.service.ts';
