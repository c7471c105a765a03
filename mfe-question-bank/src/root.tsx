import { pageOnDemand } from '@shell/kit';
import { PATHS } from '@shell/kit/addresses';
import { fetchMathsFonts } from '@shell/kit/maths-fonts';
import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { BANK, BANK_LINK, MY_DOUBTS, SAVED_QUESTIONS, SYLLABUS } from './addresses/addresses.ts';
import { BankPage } from './BankPage.tsx';
import { useKeptCourse } from './browse-topics/course-in-view.ts';
import { useMarksOfOtherTabs } from './mark-questions/marks-in-tabs.ts';
import { PageLoading } from './PageLoading.tsx';
import { QuestionDialogs } from './question-dialogs/QuestionDialogs.tsx';

const QuestionPage = pageOnDemand(() => import('./study-question/QuestionPage.tsx').then((module) => module.QuestionPage));
const SyllabusPage = pageOnDemand(() => import('./read-syllabus/SyllabusPage.tsx').then((module) => module.SyllabusPage));
const SavedQuestionsPage = pageOnDemand(() =>
  import('./saved-questions/SavedQuestionsPage.tsx').then((module) => module.SavedQuestionsPage),
);
const MyDoubtsPage = pageOnDemand(() => import('./doubts/MyDoubtsPage.tsx').then((module) => module.MyDoubtsPage));

/** The pages of the question bank. */
export function Root() {
  useMarksOfOtherTabs();
  useKeptCourse();
  useEffect(() => void fetchMathsFonts(), []);
  return (
    <QuestionDialogs>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          <Route path={BANK} element={<BankPage />} />
          {/* The shell is about to replace this address by the one above. */}
          <Route path={BANK_LINK} element={<BankPage />} />
          <Route path={SAVED_QUESTIONS} element={<SavedQuestionsPage />} />
          <Route path={MY_DOUBTS} element={<MyDoubtsPage />} />
          <Route path={SYLLABUS} element={<SyllabusPage />} />
          {PATHS.question.map((path) => (
            <Route key={path} path={path} element={<QuestionPage />} />
          ))}
        </Routes>
      </Suspense>
    </QuestionDialogs>
  );
}
