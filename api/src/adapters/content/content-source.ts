import type { BlogPost, BlogPostPage } from '@api/contract';

export interface BlogPostQuery {
  slug?: string | undefined;
  sort: 'publishedDate' | '-publishedDate' | 'title' | '-title';
  /** Documents a page; 0 means all on one page, as in Payload. */
  limit: number;
  /** Counts from 1. */
  page: number;
  /** Drafts too, for staff. */
  drafts: boolean;
}

/** Where blog posts come from. Unpublished posts are only found with `drafts`. */
export interface ContentSource {
  listPosts(query: BlogPostQuery): Promise<BlogPostPage>;
  findPost(id: string, drafts: boolean): Promise<BlogPost | null>;
}
