import { pageOnDemand } from '@shell/kit';
import { pathOf } from '@shell/kit/addresses';
import { fetchMathsFonts } from '@shell/kit/maths-fonts';
import { LoadingRegion, Skeleton, token } from 'design-system';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { PermissionGate } from './staff-area/PermissionGate.tsx';
import { useSaveKey } from './staff-area/use-save-key.ts';

const QuestionTablePage = pageOnDemand(() =>
  import('./manage-questions/QuestionTablePage.tsx').then((module) => module.QuestionTablePage),
);
const DoubtsPage = pageOnDemand(() => import('./answer-doubts/DoubtsPage.tsx').then((module) => module.DoubtsPage));
const QueuePage = pageOnDemand(() => import('./grade-tests/queue/QueuePage.tsx').then((module) => module.QueuePage));
const GradeSheetPage = pageOnDemand(() =>
  import('./grade-tests/sheet/GradeSheetPage.tsx').then((module) => module.GradeSheetPage),
);
const EditQuestionPage = pageOnDemand(() => import('./edit-question/EditorPage.tsx').then((module) => module.EditQuestionPage));
const NewQuestionPage = pageOnDemand(() => import('./edit-question/EditorPage.tsx').then((module) => module.NewQuestionPage));

const PaymentsPage = pageOnDemand(() => import('./payments/PaymentsPage.tsx').then((module) => module.PaymentsPage));
const OrderPage = pageOnDemand(() => import('./payments/OrderPage.tsx').then((module) => module.OrderPage));
const PlansPage = pageOnDemand(() => import('./manage-plans/PlansPage.tsx').then((module) => module.PlansPage));
const ClassesPage = pageOnDemand(() => import('./manage-classes/ClassesPage.tsx').then((module) => module.ClassesPage));
const PlatformsPage = pageOnDemand(() => import('./manage-classes/PlatformsPage.tsx').then((module) => module.PlatformsPage));
const SchoolLogInsPage = pageOnDemand(() =>
  import('./manage-classes/SchoolLogInsPage.tsx').then((module) => module.SchoolLogInsPage),
);
const PostsPage = pageOnDemand(() => import('./write-posts/PostsPage.tsx').then((module) => module.PostsPage));
const NewPostPage = pageOnDemand(() => import('./write-posts/EditPostPage.tsx').then((module) => module.NewPostPage));
const EditPostPage = pageOnDemand(() => import('./write-posts/EditPostPage.tsx').then((module) => module.EditPostPage));
const UsersPage = pageOnDemand(() => import('./manage-users/UsersPage.tsx').then((module) => module.UsersPage));
const UserPage = pageOnDemand(() => import('./manage-users/UserPage.tsx').then((module) => module.UserPage));
const UploadPage = pageOnDemand(() => import('./upload-content/UploadPage.tsx').then((module) => module.UploadPage));
const SiteHealthPage = pageOnDemand(() => import('./site-health/SiteHealthPage.tsx').then((module) => module.SiteHealthPage));
const LogPage = pageOnDemand(() => import('./read-log/LogPage.tsx').then((module) => module.LogPage));
const SecurityEventsPage = pageOnDemand(() =>
  import('./read-security-events/SecurityEventsPage.tsx').then((module) => module.SecurityEventsPage),
);
const MessagesPage = pageOnDemand(() => import('./answer-messages/MessagesPage.tsx').then((module) => module.MessagesPage));
const SearchPage = pageOnDemand(() => import('./search-placeholder/SearchPage.tsx').then((module) => module.SearchPage));
const ModulesPage = pageOnDemand(() => import('./manage-modules/ModulesPage.tsx').then((module) => module.ModulesPage));
const FeedbackPage = pageOnDemand(() => import('./read-feedback/FeedbackPage.tsx').then((module) => module.FeedbackPage));
const ReportsPage = pageOnDemand(() => import('./review-reports/ReportsPage.tsx').then((module) => module.ReportsPage));

const DashboardPage = pageOnDemand(() => import('./dashboard/DashboardPage.tsx').then((module) => module.DashboardPage));
const SubjectsPage = pageOnDemand(() => import('./manage-subjects/SubjectsPage.tsx').then((module) => module.SubjectsPage));
const NewSubjectPage = pageOnDemand(() => import('./manage-subjects/SubjectPages.tsx').then((module) => module.NewSubjectPage));
const EditSubjectPage = pageOnDemand(() => import('./manage-subjects/SubjectPages.tsx').then((module) => module.EditSubjectPage));
const TopicTreePage = pageOnDemand(() => import('./manage-topics/tree/TopicTreePage.tsx').then((module) => module.TopicTreePage));
const NewTopicPage = pageOnDemand(() => import('./manage-topics/edit/TopicPages.tsx').then((module) => module.NewTopicPage));
const EditTopicPage = pageOnDemand(() => import('./manage-topics/edit/TopicPages.tsx').then((module) => module.EditTopicPage));
const TransferPage = pageOnDemand(() =>
  import('./manage-topics/transfer/TransferPage.tsx').then((module) => module.TransferPage),
);

export function Root() {
  useEffect(() => void fetchMathsFonts(), []);
  useSaveKey();
  return (
    <Suspense fallback={<PageLoading />}>
      <PermissionGate>
        <Routes>
          <Route path={pathOf('staff-dashboard')} element={<DashboardPage />} />
          <Route path={pathOf('staff-subjects')} element={<SubjectsPage />} />
          <Route path={pathOf('new-subject')} element={<NewSubjectPage />} />
          <Route path={pathOf('edit-subject')} element={<EditSubjectPage />} />
          <Route path={pathOf('staff-topics')} element={<TopicTreePage />} />
          <Route path={pathOf('new-topic')} element={<NewTopicPage />} />
          <Route path={pathOf('edit-topic')} element={<EditTopicPage />} />
          <Route path={pathOf('transfer-questions')} element={<TransferPage />} />
          <Route path={pathOf('staff-questions')} element={<QuestionTablePage />} />
          <Route path={pathOf('new-question')} element={<NewQuestionPage />} />
          <Route path={pathOf('edit-question')} element={<EditQuestionPage />} />
          <Route path={pathOf('staff-doubts')} element={<DoubtsPage />} />
          <Route path={pathOf('reported-questions')} element={<ReportsPage />} />
          <Route path={pathOf('messages')} element={<MessagesPage />} />
          <Route path={pathOf('search-placeholder')} element={<SearchPage />} />
          <Route path={pathOf('grade-tests')} element={<QueuePage />} />
          <Route path={pathOf('grade-test')} element={<GradeSheetPage />} />
          <Route path={pathOf('staff-posts')} element={<PostsPage />} />
          <Route path={pathOf('new-post')} element={<NewPostPage />} />
          <Route path={pathOf('edit-post')} element={<EditPostPage />} />
          <Route path={pathOf('blog-feedback')} element={<FeedbackPage />} />
          <Route path={pathOf('staff-plans')} element={<PlansPage />} />
          <Route path={pathOf('staff-classes')} element={<ClassesPage />} />
          <Route path={pathOf('school-platforms')} element={<PlatformsPage />} />
          <Route path={pathOf('school-log-ins')} element={<SchoolLogInsPage />} />
          <Route path={pathOf('staff-payments')} element={<PaymentsPage />} />
          <Route path={pathOf('staff-payment')} element={<OrderPage />} />
          <Route path={pathOf('staff-users')} element={<UsersPage />} />
          <Route path={pathOf('staff-user')} element={<UserPage />} />
          <Route path={pathOf('upload-subjects')} element={<UploadPage key="subjects" kind="subjects" />} />
          <Route path={pathOf('upload-topics')} element={<UploadPage key="topics" kind="topics" />} />
          <Route path={pathOf('upload-questions')} element={<UploadPage key="questions" kind="questions" />} />
          <Route path={pathOf('staff-log')} element={<LogPage />} />
          <Route path={pathOf('security-events')} element={<SecurityEventsPage />} />
          <Route path={pathOf('site-health')} element={<SiteHealthPage />} />
          <Route path={pathOf('staff-modules')} element={<ModulesPage />} />
        </Routes>
      </PermissionGate>
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
