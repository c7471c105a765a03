import { LoadingRegion, Skeleton, token } from 'design-system';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { QuestionTablePage } from './manage-questions/QuestionTablePage.tsx';

const DoubtsPage = lazy(() => import('./answer-doubts/DoubtsPage.tsx').then((module) => ({ default: module.DoubtsPage })));
const QueuePage = lazy(() => import('./grade-tests/queue/QueuePage.tsx').then((module) => ({ default: module.QueuePage })));
const GradeSheetPage = lazy(() =>
  import('./grade-tests/sheet/GradeSheetPage.tsx').then((module) => ({ default: module.GradeSheetPage })),
);
const EditQuestionPage = lazy(() =>
  import('./edit-question/EditorPage.tsx').then((module) => ({ default: module.EditQuestionPage })),
);
const NewQuestionPage = lazy(() =>
  import('./edit-question/EditorPage.tsx').then((module) => ({ default: module.NewQuestionPage })),
);

const PaymentsPage = lazy(() => import('./payments/PaymentsPage.tsx').then((module) => ({ default: module.PaymentsPage })));
const OrderPage = lazy(() => import('./payments/OrderPage.tsx').then((module) => ({ default: module.OrderPage })));
const ReportsPage = lazy(() => import('./review-reports/ReportsPage.tsx').then((module) => ({ default: module.ReportsPage })));

/** The pages of the staff area. */
export function Root() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path="/admin/questions" element={<QuestionTablePage />} />
        <Route path="/admin/questions/new" element={<NewQuestionPage />} />
        <Route path="/admin/questions/edit" element={<EditQuestionPage />} />
        <Route path="/admin/user-doubts" element={<DoubtsPage />} />
        <Route path="/admin/reported-questions" element={<ReportsPage />} />
        <Route path="/admin/grade-tests" element={<QueuePage />} />
        <Route path="/admin/grade-tests/:slug" element={<GradeSheetPage />} />
        <Route path="/admin/payments" element={<PaymentsPage />} />
        <Route path="/admin/payments/:id" element={<OrderPage />} />
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
