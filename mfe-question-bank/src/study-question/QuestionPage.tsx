import type { QuestionDetail } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, messageOf, onDemand, questionHead, useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Button, EmptyState, ErrorState, media, Page, QuestionSheet, Sheet, Skeleton, token } from 'design-system';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { addressBySlugs, BANK, listAddress } from '../addresses/addresses.ts';
import { definedOnly, listSearch } from '../addresses/list-selection.ts';
import { GiveUp, GuestNote, MarksSoFar } from '../answer-question/AnswerActions.tsx';
import { answersOf } from '../answer-question/answers-of.tsx';
import { useAnswerBook, useBook } from '../answer-question/use-answer-book.ts';
import { StudyTools } from '../at-hand/StudyTools.tsx';
import { namesWholePath, reachesLeaf } from '../browse-topics/topic-in-view.ts';
import { useTopics } from '../browse-topics/use-topics.ts';
import { OwnDoubts } from '../doubts/OwnDoubts.tsx';
import { QuestionListSkeleton } from '../list-questions/QuestionListSkeleton.tsx';
import { QuestionActions } from '../mark-questions/QuestionActions.tsx';
import { QuestionShortcuts } from '../question-shortcuts/QuestionShortcuts.tsx';
import { OptionList } from '../show-question/OptionList.tsx';
import { PreviousAndNext } from '../show-question/PreviousAndNext.tsx';
import { QuestionImages } from '../show-question/QuestionImages.tsx';
import { questionMeta } from '../show-question/question-meta.ts';
import { StaffStrip } from '../staff-controls/StaffStrip.tsx';
import { asStaffQuestion } from '../staff-controls/staff-question.ts';
import { StudyBar } from './StudyBar.tsx';
import { StudyPanel } from './StudyPanel.tsx';
import { TopicProgress } from './TopicProgress.tsx';
import { useOpenedAnswer } from './use-opened-answer.ts';

/** The way through a run of questions; most pages are not part of one. */
const RunSteps = onDemand(() => import('../follow-run/RunSteps.tsx').then((module) => module.RunSteps));

/** The question at the left, a panel at the right that follows the scroll; below what stands at the left where there is less room. */
const layout = css({
  gridTemplateColumns: 'minmax(0, 1fr) 26rem',
  gridTemplateAreas: '"way way" "main panel" "more panel"',
  gridTemplateRows: 'auto auto 1fr',
  gap: `${token.space[4]} ${token.space[8]}`,
  alignItems: 'start',
  [media.belowDesktop]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"way" "main" "panel" "more"',
    gridTemplateRows: 'none',
  },
});
const way = css({
  gridArea: 'way',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
  minInlineSize: 0,
});
const main = css({ gridArea: 'main', display: 'grid', gap: token.space[4], minInlineSize: 0 });
/** Keeps its room while the code of a run is on its way. */
const steps = css({ minBlockSize: token.size.target });
const side = css({ gridArea: 'panel', minInlineSize: 0, blockSize: '100%' });
const more = css({ gridArea: 'more', display: 'grid', gap: token.space[6], minInlineSize: 0, paddingBlockStart: token.space[2] });

/** One question with everything that helps to solve it; previous and next stay in the list it was found in. */
export function QuestionPage() {
  const { questionId = '', subject = '' } = useParams();
  const query = useListOfQuestion();
  // Asked together with the question, not after it.
  useTopics(subject);
  const params = { id: questionId };
  const inList = useApi('GET /api/questions/:id', { params, query }, { keepPrevious: true });
  // A list that is gone, mistyped or somebody else's must not take the question away: it then stands alone.
  const outsideOfList = isApiError(inList.error) && [401, 403, 404, 422].includes(inList.error.status);
  const alone = useApi('GET /api/questions/:id', { params, query: {} }, { enabled: outsideOfList, keepPrevious: true });
  const detail = outsideOfList ? alone : inList;

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
  if (detail.isError) {
    const missing = isApiError(detail.error) && (detail.error.status === 404 || detail.error.status === 422);
    return missing ? (
      <QuestionMissing />
    ) : (
      <ErrorState
        headingLevel={1}
        title="The question did not load"
        onRetry={() => void detail.refetch()}
        retrying={detail.isFetching}
      >
        {messageOf(detail.error)}
      </ErrorState>
    );
  }
  const noList = outsideOfList && { position: null, previous: null, next: null };
  return <QuestionInView detail={{ ...detail.data, ...noList }} />;
}

/** The list that the question is seen in: the address's own, else the topic that its path names. */
function useListOfQuestion() {
  const { subject = '', topic, subtopic, subsubtopic } = useParams();
  const [search] = useSearchParams();
  const list = listSearch(search);
  return list.size > 0 ? Object.fromEntries(list) : definedOnly({ subject, topic, subtopic, subsubtopic });
}

function QuestionInView({ detail }: { detail: QuestionDetail }) {
  const { question, position } = detail;
  const { subject, topic_path } = question;
  const topics = useTopics(subject.slug);
  const list = new URLSearchParams(useListOfQuestion());
  usePageHead(questionHead(question, position));
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const run = search.get('run');
  const withPin = topics.data ? reachesLeaf(topics.data.topics, list) : namesWholePath(topic_path, list);
  const answered = useOpenedAnswer(detail);
  const correct = answered.data?.Answer?.find(({ mcq_answer }) => mcq_answer)?.mcq_answer ?? null;
  const staffQuestion = asStaffQuestion(question);
  const book = useAnswerBook(question);
  const { focused } = useBook(book);
  const answers = answersOf(book, correct);
  const answerable = (question.answer_parts ?? []).length > 0;
  const [first, second, third] = topic_path.map(({ slug }) => slug);
  const listOfTopic = listAddress({ subject: subject.slug, topic: first, subtopic: second, subsubtopic: third });
  const crumbs = topic_path.map(({ topic_name }, depth) => ({
    label: topic_name,
    render: (
      <Link
        to={listAddress({
          subject: subject.slug,
          topic: first,
          subtopic: depth >= 1 ? second : undefined,
          subsubtopic: depth >= 2 ? third : undefined,
        })}
      />
    ),
  }));

  return (
    <Page css={layout}>
      <div css={way}>
        <Breadcrumbs
          items={[
            {
              label: subject.subject_name,
              render: <Link to={addressOf('question-list', {}, { query: { subject: subject.slug } })} />,
            },
            ...crumbs,
          ]}
        />
        <StudyTools question={question} />
      </div>
      <div css={main}>
        <Sheet padding="none">
          <QuestionSheet
            headingLevel={1}
            number={position ?? question.question_number}
            html={question.questions_html}
            info={question.specialInfo_html}
            difficulty={question.difficulty}
            meta={
              answerable ? [<MarksSoFar key="marks" book={book} />, ...questionMeta(question).slice(1)] : questionMeta(question)
            }
            answers={answers.parts}
            actions={<QuestionActions question={question} withPin={withPin} />}
            options={
              (question.images.length > 0 || question.options.length > 0 || answers.whole) && (
                <>
                  <QuestionImages images={question.images} />
                  {answers.whole ?? (question.options.length > 0 && <OptionList options={question.options} correct={correct} />)}
                </>
              )
            }
          >
            {staffQuestion && <StaffStrip question={staffQuestion} onDeleted={() => void navigate(listOfTopic)} />}
          </QuestionSheet>
        </Sheet>
        {run ? (
          <div css={steps}>
            <RunSteps runId={run} detail={detail} book={book} quiet={focused} before={answerable && <GiveUp book={book} />} />
          </div>
        ) : (
          <PreviousAndNext
            previous={detail.previous}
            next={detail.next}
            quiet={focused}
            aside={
              detail.another && (
                <Button render={<Link to={addressBySlugs(detail.another, listSearch(search))} />}>Another like this</Button>
              )
            }
            before={answerable && <GiveUp book={book} />}
          />
        )}
        {answerable && <GuestNote />}
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
      <StudyBar />
    </Page>
  );
}

function QuestionMissing() {
  usePageHead({ title: 'Question not found', canonical: null });
  return (
    <EmptyState
      headingLevel={1}
      title="This question is not here"
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
