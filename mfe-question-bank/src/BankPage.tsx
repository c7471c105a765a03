import { css } from '@emotion/react';
import { useApi, useCorrectedAddress, useIsHydrating, useSession } from '@shell/kit';
import { LoadFailed } from '@shell/kit/load-failed';
import { EmptyState } from 'design-system';
import Library from 'lucide-react/icons/library';
import { showsQuestions } from './addresses/list-selection.ts';
import { courseToOpen } from './browse-topics/course-in-view.ts';
import { SubjectTabs } from './browse-topics/SubjectChoice.tsx';
import { TopicsOfSubject } from './browse-topics/TopicsOfSubject.tsx';
import { useTopics } from './browse-topics/topic-in-view.ts';
import { FilterStore, useFilters } from './list-questions/filter-store.tsx';
import { QuestionListPage, useQuestionList } from './list-questions/QuestionListPage.tsx';
import { PageLoading } from './PageLoading.tsx';
import { GuestWelcome } from './welcome-guests/GuestWelcome.tsx';

/** The session, or a guest's course (`course-in-view.ts`), marked by the shell's page before the first paint. */
const STARTS_ELSEWHERE = 'html[data-session] &, html[data-own-start] &';
const part = css({ display: 'contents' });
const forOthers = css({ display: 'contents', [STARTS_ELSEWHERE]: { display: 'none' } });
const untilOwnCourse = css({ display: 'none', [STARTS_ELSEWHERE]: { display: 'contents' } });

/** The topics of a subject, or the questions of a topic in the address. Specification part 1, section 2. */
export function BankPage() {
  return (
    <FilterStore>
      <CourseInView />
    </FilterStore>
  );
}

function CourseInView() {
  const { search, subject: asked } = useFilters((state) => state);
  const { user } = useSession();
  const hydrating = useIsHydrating();
  // In parallel with the subjects; the list page then finds it loaded.
  useQuestionList(asked);
  const subjects = useApi('GET /api/subjects', { query: { excludeChildren: 'true' } }, { keepPrevious: true });
  const all = subjects.data?.subjects ?? [];
  const named = all.find(({ slug }) => slug === asked);
  const absent = asked !== null && subjects.isSuccess && !named;
  // The previous user's courses stay in view until these load: staff see more of them.
  const redirecting = useCorrectedAddress(absent && !subjects.isPlaceholderData ? new URLSearchParams() : null);
  const inView = named ?? (hydrating ? all[0] : courseToOpen(all, user));
  // Topics of the current course only: all of them are several times the page's size.
  const topics = useTopics(asked ?? inView?.slug ?? null);

  if (subjects.isPending || absent || redirecting) return <PageLoading />;
  if (subjects.isError) {
    return <LoadFailed title="The question bank did not load" answer={subjects} />;
  }
  if (!inView) {
    return (
      <EmptyState headingLevel={1} icon={<Library />} title="There are no courses yet">
        Once teachers add one, its questions appear here.
      </EmptyState>
    );
  }

  // The server renders the first course: users of another one see a skeleton until theirs is known.
  const anyCourse = hydrating && asked === null;
  const welcomed = user === null && asked === null && !showsQuestions(search);
  const subject = topics.data && { ...inView, Topic: topics.data.topics };
  return (
    <>
      {welcomed && all[0] && <GuestWelcome subject={all[0]} />}
      {anyCourse && (
        <div css={untilOwnCourse}>
          <PageLoading />
        </div>
      )}
      <div css={anyCourse ? forOthers : part}>
        <SubjectTabs subjects={all} current={inView} />
        {topics.isError && <LoadFailed title="The topics did not load" answer={topics} />}
        {topics.isPending && <PageLoading />}
        {subject && showsQuestions(search) && <QuestionListPage subjects={all} subject={subject} />}
        {subject && !showsQuestions(search) && <TopicsOfSubject subjects={all} subject={subject} />}
      </div>
    </>
  );
}
