import type { Question, ResponseOf, SubjectWithTopics } from '@api/contract';
import { MOST_ASSIGNMENT_QUESTIONS } from '@api/contract/limits';
import { css } from '@emotion/react';
import {
  isApiError,
  lastPageInstead,
  type Toast,
  useApi,
  useCorrectedAddress,
  useHost,
  useIsHydrating,
  usePageHead,
  withoutRefused,
} from '@shell/kit';
import { placeIn } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { SetForClass } from '@shell/kit/set-for-class';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button, EmptyState, media, Page, PageHeader, Sheet, TextLink, token } from 'design-system';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router-dom';
import { quickCheckAddress } from '../addresses/addresses.ts';
import type { Filters } from '../addresses/list-selection.ts';
import { filterCount, listQuery, OWN_MARKS, STAFF_ONLY, showsQuestions } from '../addresses/list-selection.ts';
import { questionCount } from '../bank-labels.ts';
import { TopicDrawerButton } from '../browse-topics/TopicDrawerButton.tsx';
import { TopicTree } from '../browse-topics/TopicTree.tsx';
import { reachesLeaf, topicsInView, useTopicWork } from '../browse-topics/topic-in-view.ts';
import { listTitle, questionListHead } from '../page-descriptions/list-head.ts';
import { FilterBar } from './FilterBar.tsx';
import { useFilters } from './filter-store.tsx';
import { ListFooter } from './ListFooter.tsx';
import { useListAsShown } from './own-order.ts';
import { QuestionListSkeleton } from './QuestionListSkeleton.tsx';
import { QuestionRow } from './QuestionRow.tsx';

/** Shown questions that no longer match; they stay until the page changes. */
function countLeaving(questions: readonly Pick<Question, 'learner'>[], filters: Filters): number {
  const { completedQuestion: completed, uncompletedQuestion: uncompleted, bookmarkedQuestion, pinnedQuestion } = filters;
  return questions.filter(({ learner }) => {
    if (!learner) return false;
    const ofOtherCompletion = completed !== uncompleted && learner.completed !== completed;
    return ofOtherCompletion || (bookmarkedQuestion && !learner.bookmarked) || (pinnedQuestion && !learner.pinned);
  }).length;
}

type ListedPage = Pick<ResponseOf<'GET /api/questions'>, 'questions' | 'page' | 'pageSize' | 'pinnedCount'>;

/** Whether the question at an index was pinned when the list loaded. */
function isListedAsPinned({ page, pageSize, pinnedCount = 0 }: Omit<ListedPage, 'questions'>, index: number): boolean {
  return (page - 1) * pageSize + index < pinnedCount;
}

/** Questions unpinned since; they move when the page changes. */
function countGoingBack(list: ListedPage, { pinnedQuestion }: Filters): number {
  if (pinnedQuestion) return 0;
  return list.questions.filter(({ learner }, index) => isListedAsPinned(list, index) && learner?.pinned === false).length;
}

const layout = css({
  gridTemplateColumns: '17.5rem minmax(0, 1fr)',
  gap: token.space[10],
  [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const side = css({ [media.belowDesktop]: { display: 'none' } });
const sideTitle = css({
  margin: 0,
  marginBlockEnd: token.space[3],
  fontFamily: token.font.sans,
  fontSize: token.text.caption,
  fontWeight: token.weight.strong,
  color: token.color.ink3,
});
const main = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  alignContent: 'start',
  minInlineSize: 0,
});
/** Marked by the shell's page: this list begins with pins, so it never shows in another order. */
const IN_OWN_ORDER = 'html[data-own-order] &';
const untilOwnOrder = css({ display: 'none', [IN_OWN_ORDER]: { display: 'block' } });
const listed = css({ display: 'contents' });
const inCommonOrder = css({ display: 'contents', [IN_OWN_ORDER]: { display: 'none' } });
const refreshing = css({ opacity: 0.6, transition: `opacity ${token.motion.state}` });

/** No layout shift, but large enough for touch. */
const inLine = css({
  display: 'inline-block',
  marginInlineStart: token.space[3],
  [media.coarse]: {
    position: 'relative',
    '&::after': { content: '""', position: 'absolute', inset: `calc(-1 * ${token.space[3]})` },
  },
});

/** The filtered page; no call if nothing can match or no subject is known. */
export function useQuestionList(subjectSlug: string | null): UseQueryResult<ResponseOf<'GET /api/questions'>> {
  const search = useFilters((state) => state.search);
  return useApi(
    'GET /api/questions',
    { query: { ...listQuery(search), subject: subjectSlug ?? undefined } },
    { keepPrevious: true, enabled: subjectSlug !== null && showsQuestions(search) },
  );
}

/** A topic's questions, with filters, order and page in the address. */
export function QuestionListPage({ subjects, subject }: { subjects: readonly SubjectWithTopics[]; subject: SubjectWithTopics }) {
  const filters = useFilters((state) => state);
  const { search } = filters;
  const path = topicsInView(subject.Topic ?? [], search);
  const topic = path.at(-1);
  const hydrating = useIsHydrating();
  const list = useQuestionList(subject.slug);
  const { data: shown, waits } = useListAsShown(list);
  const work = useTopicWork(subject.slug);
  const title = listTitle(subject.Topic ?? [], search);
  const narrowed = filterCount(search) > 0;
  const onPage = list.data?.questions.slice(0, MOST_ASSIGNMENT_QUESTIONS).map(({ id }) => id) ?? [];
  const redirecting = useCorrectedListAddress(list);
  usePageHead(questionListHead(subject, subject.Topic ?? [], search));

  return (
    <Page css={layout}>
      <nav css={side} aria-label="Topics">
        <h2 css={sideTitle}>Topics</h2>
        <TopicTree subject={subject} path={path} />
      </nav>
      <div css={main}>
        <TopicDrawerButton subjects={subjects} subject={subject} path={path} title={title} />
        <PageHeader
          title={title}
          description={
            <>
              {describeList(list.data?.totalCount, topic, narrowed, topic && work.get(topic.id)?.questions)}
              <QuickCheckLink choices={list.data?.multipleChoiceCount} />
              {narrowed && onPage.length > 0 ? (
                <SetForClass css={inLine} work={{ questions: onPage }} label="Set this page for a class" />
              ) : (
                topic && !narrowed && <SetForClass css={inLine} work={{ subject: subject.slug, topic: topic.slug }} />
              )}
            </>
          }
        />
        <FilterBar subjectSlug={subject.slug} twoLevels={subject.has_other_level} />
        {(list.isPending || waits || redirecting) && <QuestionListSkeleton />}
        {hydrating && shown && (
          <div css={untilOwnOrder}>
            <QuestionListSkeleton />
          </div>
        )}
        {list.isError && !redirecting && (
          <Sheet>
            <LoadFailed title="The questions did not load" answer={list} />
          </Sheet>
        )}
        {shown && !waits && !list.isError && !redirecting && shown.totalCount === 0 && (
          <NothingFound filtered={filterCount(search) > 0} onClear={filters.clearFilters} />
        )}
        {shown && !waits && !list.isError && !redirecting && shown.totalCount > 0 && (
          <div css={hydrating ? inCommonOrder : listed}>
            <Sheet padding="none" css={list.isPlaceholderData && refreshing} aria-busy={list.isPlaceholderData}>
              {shown.questions.map((question, index) => (
                <QuestionRow
                  key={question.id}
                  question={question}
                  number={(shown.page - 1) * shown.pageSize + index + 1}
                  search={search}
                  pinnedPlace={isListedAsPinned(shown, index)}
                  withPin={reachesLeaf(subject.Topic ?? [], search)}
                />
              ))}
            </Sheet>
            <ListFooter
              page={shown.page}
              pageSize={shown.pageSize}
              totalCount={shown.totalCount}
              leaving={list.isPlaceholderData ? 0 : countLeaving(shown.questions, filters)}
              goingBack={list.isPlaceholderData ? 0 : countGoingBack(shown, filters)}
            />
          </div>
        )}
      </div>
    </Page>
  );
}

/** Removes what the API refuses from the address; guests are asked to log in for marks. Returns whether it is about to. */
function useCorrectedListAddress({ data, error }: ReturnType<typeof useQuestionList>): boolean {
  const host = useHost();
  const { search, filterUrl } = useFilters((state) => state);
  const refused = withoutRefused(search, error, { not_signed_in: [...OWN_MARKS, ...STAFF_ONLY], not_allowed: STAFF_ONLY });
  const logIn: Toast = {
    tone: 'info',
    text: 'Log in to filter by what you have completed, saved and pinned.',
    action: {
      label: 'Log in',
      run: () => host.openModal('login', { afterSignIn: () => host.navigate(filterUrl, { replace: true }) }),
    },
  };
  const forMarks = isApiError(error) && error.code === 'not_signed_in';
  return useCorrectedAddress(refused ?? lastPageInstead(search, data), forMarks ? logIn : undefined);
}

/** `88 questions, 31 completed.`; without ticks `88 questions, 3 worked on.`; with filters only the count. */
function describeList(
  found: number | undefined,
  topic: { totalQuestionsCount: number; completedQuestionsCount: number | null } | undefined,
  filtered: boolean,
  workedOn: number | undefined,
) {
  if (filtered && found === 0) return 'No matching questions.';
  if (filtered || !topic) return found === undefined ? '\u00a0' : `${questionCount(found)}.`;
  const completed = topic.completedQuestionsCount;
  return completed === null
    ? `${questionCount(topic.totalQuestionsCount)}.`
    : `${questionCount(topic.totalQuestionsCount)}, ${completed === 0 && workedOn ? `${workedOn} worked on` : `${completed} completed`}.`;
}

/** The filters are too narrow, or there is nothing yet. */
function NothingFound({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  return (
    <Sheet>
      <EmptyState
        icon={<SearchX />}
        title={filtered ? 'No questions match these filters' : 'No questions here yet'}
        actions={filtered && <Button onClick={onClear}>Clear filters</Button>}
      >
        {filtered ? 'Remove one, or look at the whole topic.' : 'Teachers are still choosing questions for this topic.'}
      </EmptyState>
    </Sheet>
  );
}

/** Leads to the quick check of a topic with multiple choice. */
function QuickCheckLink({ choices = 0 }: { choices: number | undefined }) {
  const { subject, ...topics } = placeIn(useFilters(({ search }) => search));
  if (!subject || choices === 0) return null;
  return (
    <TextLink css={inLine} render={<Link to={quickCheckAddress({ subject, ...topics })} />}>
      Quick check
    </TextLink>
  );
}
