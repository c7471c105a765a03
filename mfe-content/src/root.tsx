import { pageOnDemand } from '@shell/kit';
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
        <Route path="/blogs" element={<BlogListPage />} />
        <Route path="/blogs/:slug" element={<BlogPostPage />} />
      </Routes>
    </Suspense>
  );
}
