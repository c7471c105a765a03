import type { Context } from '../../context.ts';
import { access } from './access.ts';
import { contentRoutes, showDueChanges } from './content/index.ts';
import { shareImageRoutes } from './share-images/index.ts';
import { sitemapRoutes } from './sitemap/index.ts';

export const publishing: Context = {
  tables: [
    'blog_feedback',
    'blog_images',
    'blog_post_slugs',
    'blog_post_versions',
    'blog_posts',
    'external_posts',
    'external_posts_state',
    'scheduled_post_changes',
  ],
  access,
  routes(router, { files }) {
    contentRoutes(router, files);
    shareImageRoutes(router, files);
    sitemapRoutes(router);
  },
  jobs: [{ name: 'show-due-post-changes', cron: '* * * * *', run: showDueChanges }],
};
