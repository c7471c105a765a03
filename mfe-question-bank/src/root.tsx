import { hasWaiting, pageOnDemand, useHost } from '@shell/kit';
import { PATHS } from '@shell/kit/addresses';
import { fetchMathsFonts } from '@shell/kit/maths-fonts';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BANK, BANK_LINK, MY_DOUBTS, QUICK_CHECK, SAVED_QUESTIONS, SYLLABUS } from './addresses/addresses.ts';
import { MODULE } from './answer-question/book-state.ts';
import { useKeptCourse } from './browse-topics/course-in-view.ts';
import { useMarksOfOtherTabs } from './mark-questions/marks.ts';
import { PageLoading } from './PageLoading.tsx';
import { QuestionDialogs } from './question-dialogs/QuestionDialogs.tsx';

const BankPage = pageOnDemand(() => import('./BankPage.tsx').then((module) => module.BankPage));
const QuestionPage = pageOnDemand(() => import('./study-question/QuestionPage.tsx').then((module) => module.QuestionPage));
const QuestionLinkPage = pageOnDemand(() =>
  import('./study-question/QuestionPage.tsx').then((module) => module.QuestionLinkPage),
);
const SyllabusPage = pageOnDemand(() => import('./read-syllabus/SyllabusPage.tsx').then((module) => module.SyllabusPage));
const QuickCheckPage = pageOnDemand(() => import('./quick-check/QuickCheckPage.tsx').then((module) => module.QuickCheckPage));
const SavedQuestionsPage = pageOnDemand(() =>
  import('./saved-questions/SavedQuestionsPage.tsx').then((module) => module.SavedQuestionsPage),
);
const MyDoubtsPage = pageOnDemand(() => import('./doubts/MyDoubtsPage.tsx').then((module) => module.MyDoubtsPage));

/** Sends waiting answers from the first page. */
function useWaitingAnswers() {
  const host = useHost();
  useEffect(() => {
    if (hasWaiting(MODULE)) {
      import('./answer-question/desk/send-answers.ts').then(
        ({ sendAllWaiting }) => sendAllWaiting(host),
        () => {}, // They stay waiting.
      );
    }
  }, [host]);
}

export function Root() {
  useMarksOfOtherTabs();
  useKeptCourse();
  useEffect(() => void fetchMathsFonts(), []);
  useWaitingAnswers();
  return (
    <QuestionDialogs>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path={BANK} element={<BankPage />} />
          {/* The shell is about to replace this address by the one above. */}
          <Route path={BANK_LINK} element={<BankPage />} />
          <Route path={SAVED_QUESTIONS} element={<SavedQuestionsPage />} />
          <Route path={MY_DOUBTS} element={<MyDoubtsPage />} />
          <Route path={QUICK_CHECK} element={<QuickCheckPage />} />
          <Route path={SYLLABUS} element={<SyllabusPage />} />
          {PATHS['question-link'].map((path) => (
            <Route key={path} path={path} element={<QuestionLinkPage />} />
          ))}
          {PATHS.question.map((path) => (
            <Route key={path} path={path} element={<QuestionPage />} />
          ))}
        </Routes>
      </Suspense>
    </QuestionDialogs>
  );
}
