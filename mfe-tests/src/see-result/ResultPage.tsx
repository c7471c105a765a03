import type { QuestionResult, TestResult, TopicResult } from '@api/contract';
import { css } from '@emotion/react';
import { demoClassAddress, onDemand, useApi, usePageHead, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { Button, Page, PageHeader, PageLoading, SegmentedControl, Sheet, token, VisuallyHidden } from 'design-system';
import ChartBar from 'lucide-react/icons/chart-bar';
import TableIcon from 'lucide-react/icons/table';
import { Link, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { gradingAddress, MY_TESTS, reviewAddress, wasJustCompleted } from '../addresses.ts';
import { GradeBlock } from '../mock-papers/GradeBlock.tsx';
import { PrintButton } from '../repeat-test/PrintButton.tsx';
import { RepeatButtons } from '../repeat-test/RepeatButtons.tsx';
import { GradingOutcome } from '../see-grading/GradingOutcome.tsx';
import { TeachersMarksSection } from '../see-grading/TeachersMarks.tsx';
import { TestNotShown } from '../TestNotShown.tsx';
import { testTitle } from '../test-labels.ts';
import { Corrections } from './Corrections.tsx';
import { MarksAndTime, type MarksAndTimeRow, QuestionTable, TopicTable } from './MarksAndTime.tsx';
import { Score } from './Score.tsx';
import { UncountedChanges } from './UncountedChanges.tsx';

const GradingOffer = onDemand(() => import('./GradingOffer.tsx').then((module) => module.GradingOffer));

const section = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const number = css({ display: 'inline-block', minInlineSize: token.space[6] });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
/** Aligned with the other actions by its text. */
const furtherActions = css({
  gap: token.space[1],
  marginBlockStart: `calc(-1 * ${token.space[3]})`,
  marginInlineStart: `calc(-1 * ${token.space[4]})`,
});

/** Marks and time by question and topic, as chart or table. */
export function ResultPage() {
  const { slug = '' } = useParams();
  const result = useApi('GET /api/test/:slug/result', { params: { slug } }, { staleTime: 0 });
  // The grade loads with the page, to avoid layout shift.
  const isMock = Boolean(result.data?.test.mock_paper);
  const grade = useApi('GET /api/test/:slug/grade', { params: { slug } }, { staleTime: 0, enabled: isMock });
  if (result.isPending || grade.isLoading) return <PageLoading />;
  if (result.isLoadingError) return <TestNotShown slug={slug} answer={result} />;
  return <Result result={result.data} />;
}

function Result({ result }: { result: TestResult }) {
  const { test } = result;
  const title = testTitle(test);
  const { variant, links } = useSite();
  const { state } = useLocation();
  usePageHead({ title: `Result: ${title}` });
  // Without an answer there is nothing to grade.
  const canBeGraded = variant === 'full' && (test.get_graded || result.attempted > 0);
  const offersGrading = canBeGraded && !test.get_graded && wasJustCompleted(state);
  return (
    <Page width="sheet">
      <PageHeader title="Your result" description={`${test.subject.subject_name}: ${title}`} />
      <UncountedChanges test={test} />
      <Score result={result} />
      <Corrections result={result} />
      {test.mock_paper && <GradeBlock slug={test.slug} />}
      <div css={actions}>
        <NextStep result={result} />
        {canBeGraded && !offersGrading && (
          <Button render={<Link to={gradingAddress(test.slug)} />}>{test.get_graded ? 'Your grading' : 'Get graded'}</Button>
        )}
      </div>
      <div css={[actions, furtherActions]}>
        {test.mock_paper ? (
          <Button variant="quiet" render={<Link to={addressOf('mock-papers')} />}>
            Mock papers
          </Button>
        ) : (
          <RepeatButtons slug={test.slug} quiet />
        )}
        <PrintButton slug={test.slug} attempted quiet />
        <LinkButton variant="quiet" to={demoClassAddress(links)}>
          Request a demo class
        </LinkButton>
        <Button variant="quiet" render={<Link to={MY_TESTS} />}>
          My tests
        </Button>
      </div>
      {offersGrading && <GradingOffer slug={test.slug} />}
      <GradingOutcome test={test} />
      <Details result={result} />
      <TeachersMarksSection test={test} />
    </Page>
  );
}

/** Mark what is unmarked, else look at the answers. */
function NextStep({ result: { test, questions } }: { result: TestResult }) {
  const unmarked = questions.find(({ so_far, can_self_mark }) => can_self_mark && so_far.marked < so_far.marks);
  return (
    <Button variant="primary" render={<Link to={reviewAddress(test.slug, unmarked?.position)} />}>
      {unmarked ? 'Mark your work' : 'Review answers'}
    </Button>
  );
}

function Details({ result: { test, questions, topics } }: { result: TestResult }) {
  const [search, setSearch] = useSearchParams();
  const asTables = search.get('view') === 'tables';
  return (
    <>
      <section css={section} aria-labelledby="by-question">
        <div css={head}>
          <h2 id="by-question" css={heading}>
            By question
          </h2>
          <SegmentedControl
            label="Show the result as"
            value={asTables ? 'tables' : 'pictures'}
            options={[
              { value: 'pictures', label: 'Pictures', icon: <ChartBar /> },
              { value: 'tables', label: 'Tables', icon: <TableIcon /> },
            ]}
            onValueChange={(view) => setSearch(view === 'tables' ? { view } : {}, { replace: true, preventScrollReset: true })}
          />
        </div>
        <Sheet padding={asTables ? 'none' : 'roomy'}>
          {asTables ? (
            <QuestionTable slug={test.slug} questions={questions} />
          ) : (
            <MarksAndTime
              label="Marks and time by question"
              rows={questions.map((question) => questionRow(test.slug, question))}
            />
          )}
        </Sheet>
      </section>
      <section css={section} aria-labelledby="by-topic">
        <h2 id="by-topic" css={heading}>
          By topic
        </h2>
        <Sheet padding={asTables ? 'none' : 'roomy'}>
          {asTables ? (
            <TopicTable topics={topics} />
          ) : (
            <MarksAndTime label="Marks and time by topic" rows={topics.map(topicRow)} />
          )}
        </Sheet>
      </section>
    </>
  );
}

const questionRow = (slug: string, question: QuestionResult): MarksAndTimeRow => ({
  key: question.question_id,
  name: (
    <>
      <VisuallyHidden>Question </VisuallyHidden>
      <strong css={number}>{question.position}</strong> {question.topic.topic_name}
    </>
  ),
  to: reviewAddress(slug, question.position),
  marks: question.so_far,
  state: question.state,
  time: question.time_ms,
});

const topicRow = ({ topic, so_far, time_ms }: TopicResult): MarksAndTimeRow => ({
  key: topic.id,
  name: topic.topic_name,
  marks: so_far,
  state: 'attempted',
  time: time_ms,
});
