import { pageOnDemand } from '@shell/kit';
import { pathOf } from '@shell/kit/addresses';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BlogListPage } from './read-blogs/BlogListPage.tsx';
import { PostLoading } from './read-blogs/PostLoading.tsx';

const BlogPostPage = pageOnDemand(() => import('./read-blogs/BlogPostPage.tsx').then((module) => module.BlogPostPage));

/** The public reading pages. */
export function Root() {
  return (
    <Suspense fallback={<PostLoading />}>
      <Routes>
        <Route path={pathOf('blogs')} element={<BlogListPage />} />
        <Route path={pathOf('blog-post')} element={<BlogPostPage />} />
      </Routes>
    </Suspense>
  );
}
