import { pageOnDemand } from '@shell/kit';
import { pathOf } from '@shell/kit/addresses';
import { PageLoading } from 'design-system';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';

const ClassesPage = pageOnDemand(() => import('./see-classes/ClassesPage.tsx').then((module) => module.ClassesPage));
const StartClassPage = pageOnDemand(() => import('./start-class/StartClassPage.tsx').then((module) => module.StartClassPage));
const JoinPage = pageOnDemand(() => import('./join-class/JoinPage.tsx').then((module) => module.JoinPage));
const LaunchPage = pageOnDemand(() => import('./open-launch/LaunchPage.tsx').then((module) => module.LaunchPage));
const SetWorkPage = pageOnDemand(() => import('./set-work/SetWorkPage.tsx').then((module) => module.SetWorkPage));
const ClassPage = pageOnDemand(() => import('./see-class/ClassPage.tsx').then((module) => module.ClassPage));
const CodePage = pageOnDemand(() => import('./invite-learners/CodePage.tsx').then((module) => module.CodePage));
const AssignmentPage = pageOnDemand(() => import('./see-assignment/AssignmentPage.tsx').then((module) => module.AssignmentPage));
const ShowPage = pageOnDemand(() => import('./show-to-class/ShowPage.tsx').then((module) => module.ShowPage));
const WorkPage = pageOnDemand(() => import('./mark-work/WorkPage.tsx').then((module) => module.WorkPage));
const GradebookPage = pageOnDemand(() => import('./gradebook/GradebookPage.tsx').then((module) => module.GradebookPage));
const ClassProgressPage = pageOnDemand(() =>
  import('./class-progress/ClassProgressPage.tsx').then((module) => module.ClassProgressPage),
);
const LearnerPage = pageOnDemand(() => import('./one-learner/LearnerPage.tsx').then((module) => module.LearnerPage));

export function Root() {
  return (
    <Suspense fallback={<PageLoading width="wide" />}>
      <Routes>
        <Route path={pathOf('classes')} element={<ClassesPage />} />
        <Route path={pathOf('new-class')} element={<StartClassPage />} />
        <Route path={pathOf('join-class')} element={<JoinPage />} />
        <Route path={pathOf('launch')} element={<LaunchPage />} />
        <Route path={pathOf('set-for-class')} element={<SetWorkPage />} />
        <Route path={pathOf('set-work')} element={<SetWorkPage />} />
        <Route path={pathOf('class')} element={<ClassPage />} />
        <Route path={pathOf('class-code')} element={<CodePage />} />
        <Route path={pathOf('assignment')} element={<AssignmentPage />} />
        <Route path={pathOf('show-to-class')} element={<ShowPage />} />
        <Route path={pathOf('learner-work')} element={<WorkPage />} />
        <Route path={pathOf('gradebook')} element={<GradebookPage />} />
        <Route path={pathOf('class-progress')} element={<ClassProgressPage />} />
        <Route path={pathOf('class-learner')} element={<LearnerPage />} />
      </Routes>
    </Suspense>
  );
}
