import type { BlogPost } from '@api/contract';
import type { PageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';

/** The head of a post's page. */
export function blogPostHead({ title, excerpt, slug, meta }: Pick<BlogPost, 'title' | 'excerpt' | 'slug' | 'meta'>): PageHead {
  return { title, description: meta?.description || excerpt, canonical: addressOf('blog-post', { slug }) };
}
