import { pageOnDemand } from '@shell/kit';
import { pathOf } from '@shell/kit/addresses';
import { PageLoading } from 'design-system';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const EvidencePage = pageOnDemand(() => import('./progress/EvidencePage.tsx').then((module) => module.EvidencePage));
const ProgressPage = pageOnDemand(() => import('./progress/ProgressPage.tsx').then((module) => module.ProgressPage));
const LearnerCourses = pageOnDemand(() => import('./read-only/LearnerProgress.tsx').then((module) => module.LearnerCourses));
const LearnerProgress = pageOnDemand(() => import('./read-only/LearnerProgress.tsx').then((module) => module.LearnerProgress));
const SharedCourses = pageOnDemand(() => import('./read-only/SharedProgress.tsx').then((module) => module.SharedCourses));
const SharedProgress = pageOnDemand(() => import('./read-only/SharedProgress.tsx').then((module) => module.SharedProgress));
const SharingPage = pageOnDemand(() => import('./share-progress/SharingPage.tsx').then((module) => module.SharingPage));
const RunPage = pageOnDemand(() => import('./today/RunPage.tsx').then((module) => module.RunPage));
const TodayPage = pageOnDemand(() => import('./today/TodayPage.tsx').then((module) => module.TodayPage));
const TopicPage = pageOnDemand(() => import('./progress/TopicPage.tsx').then((module) => module.TopicPage));

export function Root() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route path={pathOf('today')} element={<TodayPage />} />
        <Route path={pathOf('study-run')} element={<RunPage />} />
        <Route path={pathOf('progress')} element={<ProgressPage />} />
        <Route path={pathOf('progress-topic')} element={<TopicPage />} />
        <Route path={pathOf('progress-evidence')} element={<EvidencePage />} />
        <Route path={pathOf('progress-sharing')} element={<SharingPage />} />
        <Route element={<SharedProgress />}>
          <Route path={pathOf('shared-progress')} element={<SharedCourses />} />
          <Route path={pathOf('shared-progress-topic')} element={<TopicPage />} />
          <Route path={pathOf('shared-progress-evidence')} element={<EvidencePage />} />
        </Route>
        <Route element={<LearnerProgress />}>
          <Route path={pathOf('learner-progress')} element={<LearnerCourses />} />
          <Route path={pathOf('learner-progress-topic')} element={<TopicPage />} />
          <Route path={pathOf('learner-progress-evidence')} element={<EvidencePage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
