import { LoadingRegion, Skeleton, token } from 'design-system';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { QuestionTablePage } from './manage-questions/QuestionTablePage.tsx';

const DoubtsPage = lazy(() => import('./answer-doubts/DoubtsPage.tsx').then((module) => ({ default: module.DoubtsPage })));

/** The pages of the staff area. */
export function Root() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/admin/questions" element={<QuestionTablePage />} />
        <Route path="/admin/user-doubts" element={<DoubtsPage />} />
      </Routes>
    </Suspense>
  );
}

function PageLoading() {
  return (
    <LoadingRegion>
      <Skeleton shape="block" height={token.space[16]} />
    </LoadingRegion>
  );
}
