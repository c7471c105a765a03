import type { BlogPost } from '@api/contract';
import { withHost } from '@shell/kit/stories';
import { BlogListPage } from './BlogListPage.tsx';

export default { title: 'mfe-content/BlogListPage', component: BlogListPage };

const post: BlogPost = {
  id: '1',
  title: 'How to read a mark scheme',
  slug: 'how-to-read-a-mark-scheme',
  author: 'Sigmaroom editorial',
  excerpt: 'Where marks are won.',
  publishedDate: '2026-10-03T09:00:00Z',
  updatedAt: '2026-11-11T09:00:00Z',
  featuredImage: null,
  content: '',
};
const paging = { limit: 9, page: 1, pagingCounter: 1, hasPrevPage: false, prevPage: null };
const answer = (docs: BlogPost[], totalDocs = docs.length, totalPages = 1) =>
  withHost({
    path: '/blogs',
    answers: {
      'GET /content/blog-posts': () => ({
        ...paging,
        docs,
        totalDocs,
        totalPages,
        hasNextPage: totalPages > 1,
        nextPage: totalPages > 1 ? 2 : null,
      }),
    },
  });

export const Posts = { decorators: [answer([post, { ...post, id: '2', title: 'Before your first mock' }], 11, 2)] };

export const None = { decorators: [answer([])] };

export const NotLoaded = { decorators: [withHost({ path: '/blogs' })] };
