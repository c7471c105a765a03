import { pageOnDemand, useHost, useSession } from '@shell/kit';
import { pathOf } from '@shell/kit/addresses';
import { createSender } from '@shell/kit/drafts';
import { PageLoading } from 'design-system';
import { Suspense, useEffect, useState } from 'react';
import { Route, Routes, useMatch } from 'react-router-dom';
import { MakeTestPage } from './make-test/MakeTestPage.tsx';
import { createTestDraft, TestDraftContext } from './make-test/test-draft.ts';

const GetGradedPage = pageOnDemand(() => import('./get-graded/GetGradedPage.tsx').then((module) => module.GetGradedPage));
const IntroPage = pageOnDemand(() => import('./start-test/IntroPage.tsx').then((module) => module.IntroPage));
const LostMarksPage = pageOnDemand(() => import('./see-lost-marks/LostMarksPage.tsx').then((module) => module.LostMarksPage));
const MockPaperPage = pageOnDemand(() => import('./mock-papers/MockPaperPage.tsx').then((module) => module.MockPaperPage));
const MockPapersPage = pageOnDemand(() => import('./mock-papers/MockPapersPage.tsx').then((module) => module.MockPapersPage));
const MyTestsPage = pageOnDemand(() => import('./my-tests/MyTestsPage.tsx').then((module) => module.MyTestsPage));
const ReceiptPage = pageOnDemand(() => import('./see-result/ReceiptPage.tsx').then((module) => module.ReceiptPage));
const ResultPage = pageOnDemand(() => import('./see-result/ResultPage.tsx').then((module) => module.ResultPage));
const ReviewPage = pageOnDemand(() => import('./review-answers/ReviewPage.tsx').then((module) => module.ReviewPage));
const TakeTestPage = pageOnDemand(() => import('./take-test/TakeTestPage.tsx').then((module) => module.TakeTestPage));

export function Root() {
  useLeftovers();
  const [draft] = useState(createTestDraft);
  return (
    <TestDraftContext value={draft}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path={pathOf('make-test')} element={<MakeTestPage />} />
          <Route path={pathOf('test-intro')} element={<IntroPage />} />
          <Route path={pathOf('get-graded')} element={<GetGradedPage />} />
          <Route path={pathOf('test-receipt')} element={<ReceiptPage />} />
          <Route path={pathOf('test-result')} element={<ResultPage />} />
          <Route path={pathOf('test-review')} element={<ReviewPage />} />
          <Route path={pathOf('lost-marks')} element={<LostMarksPage />} />
          <Route path={pathOf('mock-papers')} element={<MockPapersPage />} />
          <Route path={pathOf('mock-paper')} element={<MockPaperPage />} />
          <Route path={pathOf('my-tests')} element={<MyTestsPage />} />
          <Route path={pathOf('test')} element={<TakeTestPage />} />
        </Routes>
      </Suspense>
    </TestDraftContext>
  );
}

/** Sends unsent changes of closed tabs while a page of tests is open. */
function useLeftovers() {
  const host = useHost();
  const userId = useSession().user?.id;
  // An open test takes over its own changes.
  const inTest = useMatch(pathOf('test')) !== null;
  useEffect(() => {
    if (userId === undefined || inTest) return;
    const send = async () => (await import('./take-test/save/leftovers.ts')).sendWaiting(host);
    // Its code failed to load, so nothing was sent.
    const sender = createSender({ pause: 0, latest: 0, send: () => send().catch(() => 'no-answer') });
    const unfollow = sender.followPage();
    void sender.flush();
    return () => {
      unfollow();
      sender.stop();
    };
  }, [host, userId, inTest]);
}
