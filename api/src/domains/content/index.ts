export { retypesetPosts } from './blog-post-typesetting.ts';
export { contentRoutes } from './content.routes.ts';
