import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, Redirect, useApi, usePageHead } from '@shell/kit';
import { addressOf, questionAddress } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import { Breadcrumbs, Button, EmptyState, media, Page, Skeleton, token } from 'design-system';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { BANK, listAddress } from '../addresses/addresses.ts';
import { definedOnly, listSearch } from '../addresses/list-selection.ts';
import { GuestNote } from '../answer-question/AnswerActions.tsx';
import { useAnswerBook } from '../answer-question/answer-book.ts';
import { namesWholePath, reachesLeaf, useTopics } from '../browse-topics/topic-in-view.ts';
import { OwnDoubts } from '../doubts/OwnDoubts.tsx';
import { QuestionListSkeleton } from '../list-questions/QuestionListSkeleton.tsx';
import { questionHead } from '../page-descriptions/question-head.ts';
import { QuestionShortcuts } from '../question-shortcuts/QuestionShortcuts.tsx';
import { StudyTools } from '../study-tools/StudyTools.tsx';
import { useOpenedAnswer } from './opened-answer.tsx';
import { isAnswerable, QuestionOnSheet, StepsFromQuestion } from './QuestionOnSheet.tsx';
import { HelpLink, StudyPanel } from './StudyPanel.tsx';
import { TopicProgress } from './TopicProgress.tsx';

/** The panel is sticky at the right, or below on narrow screens. */
const layout = css({
  gridTemplateColumns: 'minmax(0, 1fr) 26rem',
  gridTemplateAreas: '"way tools" "main panel" "more panel"',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${token.space[4]} ${token.space[8]}`,
  alignItems: 'start',
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"way" "main" "panel" "more" "tools"',
    gridTemplateRows: `auto auto auto auto calc(${token.size.control} + 2 * ${token.space[1]})`,
    paddingBlockEnd: 0,
  },
  [media.phone]: { rowGap: token.space[2], paddingBlockStart: token.space[2] },
});
const main = css({ gridArea: 'main', display: 'grid', gap: token.space[4], minInlineSize: 0 });
const side = css({ gridArea: 'panel', minInlineSize: 0, blockSize: '100%' });
const more = css({ gridArea: 'more', display: 'grid', gap: token.space[6], minInlineSize: 0, paddingBlockStart: token.space[2] });

/** A question with all its help. */
export function QuestionPage() {
  const { questionId = '', subject = '' } = useParams();
  const query = useListOfQuestion();
  // Read in parallel with the question.
  useTopics(subject);
  const params = { id: questionId };
  const inList = useApi('GET /api/questions/:id', { params, query }, { keepPrevious: true });
  // The list may be gone, mistyped or another user's.
  const outsideOfList = isApiError(inList.error) && [401, 403, 404, 422].includes(inList.error.status);
  const alone = useApi('GET /api/questions/:id', { params, query: {} }, { enabled: outsideOfList, keepPrevious: true });
  const detail = outsideOfList ? alone : inList;

  if (detail.isPending || detail.isError) return <QuestionNotThere detail={detail} />;
  const noList = outsideOfList && { position: null, previous: null, next: null };
  return <QuestionInView detail={{ ...detail.data, ...noList }} />;
}

/** Of the address, else of the topic in its path. */
function useListOfQuestion() {
  const { subject = '', topic, subtopic, subsubtopic } = useParams();
  const [search] = useSearchParams();
  const list = listSearch(search);
  return list.size > 0 ? Object.fromEntries(list) : definedOnly({ subject, topic, subtopic, subsubtopic });
}

function QuestionInView({ detail }: { detail: QuestionDetail }) {
  const { question, position } = detail;
  const topics = useTopics(question.subject.slug);
  const list = new URLSearchParams(useListOfQuestion());
  usePageHead(questionHead(question, position));
  const [search] = useSearchParams();
  const run = search.get('run');
  const withPin = topics.data ? reachesLeaf(topics.data.topics, list) : namesWholePath(question.topic_path, list);
  const answered = useOpenedAnswer(detail);
  const correct = answered.data?.Answer?.find(({ mcq_answer }) => mcq_answer)?.mcq_answer ?? null;
  const book = useAnswerBook(question);
  return (
    <Page css={layout}>
      <QuestionWay question={question} />
      <StudyTools question={question} help={<HelpLink />} />
      <div css={main}>
        <QuestionOnSheet detail={detail} book={book} correct={correct} withPin={withPin} />
        <StepsFromQuestion detail={detail} book={book} run={run} />
        {isAnswerable(detail) && <GuestNote />}
      </div>
      <div css={side}>
        <StudyPanel key={question.id} book={book} detail={detail} answered={answered} />
      </div>
      <div css={more}>
        <OwnDoubts key={question.id} questionId={question.id} />
        <TopicProgress
          question={question}
          list={list}
          position={position}
          totalCount={detail.totalCount}
          facility={detail.facility}
        />
        <QuestionShortcuts detail={run ? { ...detail, previous: null, next: null } : detail} />
      </div>
    </Page>
  );
}

/** Completes short addresses. Specification part 1, section 2. */
export function QuestionLinkPage() {
  const { questionId = '' } = useParams();
  const [search] = useSearchParams();
  const detail = useApi('GET /api/questions/:id', { params: { id: questionId }, query: {} });
  if (detail.isPending || detail.isError) return <QuestionNotThere detail={detail} />;
  return <Redirect to={questionAddress(detail.data.question, { query: search })} permanent />;
}

function QuestionNotThere({ detail }: { detail: ReturnType<typeof useApi<'GET /api/questions/:id'>> }) {
  if (detail.isPending) {
    return (
      <Page css={layout}>
        <div css={main}>
          <Skeleton width="40%" />
          <QuestionListSkeleton questions={1} label="Loading the question" />
        </div>
      </Page>
    );
  }
  if (isApiError(detail.error) && [404, 422].includes(detail.error.status)) return <QuestionMissing />;
  return <LoadFailed headingLevel={1} title="The question did not load" answer={detail} />;
}

function QuestionMissing() {
  usePageHead({ title: 'Question not found', canonical: null });
  return (
    <EmptyState
      headingLevel={1}
      title="We couldn’t find this question"
      actions={
        <Button variant="primary" render={<Link to={BANK} />}>
          Go to the question bank
        </Button>
      }
    >
      It may have been withdrawn, or the link may be mistyped.
    </EmptyState>
  );
}

/** In one column, only the parent list. */
const way = css({
  gridArea: 'way',
  minInlineSize: 0,
  [media.belowDesktop]: {
    '& li:not(:last-child)': { display: 'none' },
    '& li': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& li::before': { content: '"‹ " / ""' },
    '& a': { display: 'inline' },
  },
  // Saves height above the question.
  [media.phone]: { marginBlock: `calc(-1 * ${token.space[1]})` },
});

function QuestionWay({ question }: Pick<QuestionDetail, 'question'>) {
  const { subject, topic_path } = question;
  const [topic, subtopic, subsubtopic] = topic_path.map(({ slug }) => slug);
  const lists = [{ topic }, { topic, subtopic }, { topic, subtopic, subsubtopic }];
  const crumbs = topic_path.map(({ topic_name }, depth) => ({
    label: topic_name,
    render: <Link to={listAddress({ subject: subject.slug, ...lists[depth] })} />,
  }));
  const bank = {
    label: subject.subject_name,
    render: <Link to={addressOf('question-list', {}, { query: { subject: subject.slug } })} />,
  };
  return <Breadcrumbs css={way} items={[bank, ...crumbs]} />;
}
