import type { TestResult } from '@api/contract';
import { css } from '@emotion/react';
import { demoClassAddress, isApiError, useApi, usePageHead, useSite } from '@shell/kit';
import { Badge, Button, media, Page, PageHeader, Sheet, Table, token } from 'design-system';
import { Link, useParams } from 'react-router-dom';
import { gradingAddress, MY_TESTS, reviewAddress } from '../addresses.ts';
import { NotAttempted } from '../NotAttempted.tsx';
import { PageLoading } from '../PageLoading.tsx';
import { PrintButton } from '../print-test/PrintButton.tsx';
import { RepeatButtons } from '../repeat-test/RepeatButtons.tsx';
import { GradingOutcome } from '../see-grading/GradingOutcome.tsx';
import { UncountedChanges } from '../see-uncounted/UncountedChanges.tsx';
import { TestFailed } from '../TestFailed.tsx';
import { durationInWords, STATE_TONES, STATE_WORDS, testTitle } from '../test-words.ts';
import { TimeBars } from './TimeBars.tsx';

const figures = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: token.space[4],
  margin: 0,
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const figure = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  '& dt': { color: token.color.ink2, fontSize: token.text.small },
  '& dd': { margin: 0, fontSize: token.text.heading1, fontFamily: token.font.serif, fontWeight: token.weight.strong },
});
const section = css({ display: 'grid', gap: token.space[4], minInlineSize: 0 });
const heading = css({ margin: 0, fontSize: token.text.heading3 });
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });

/** How a test went: counts, automatic marks, time per question and by topic, each drawn and as a table. */
export function ResultPage() {
  const { slug = '' } = useParams();
  const result = useApi('GET /api/test/:slug/result', { params: { slug } }, { staleTime: 0 });
  if (result.isPending) return <PageLoading />;
  if (result.isLoadingError) {
    if (isApiError(result.error) && result.error.code === 'not_attempted') return <NotAttempted slug={slug} />;
    return <TestFailed error={result.error} retrying={result.isFetching} onRetry={() => void result.refetch()} />;
  }
  return <Result result={result.data} />;
}

function Result({ result }: { result: TestResult }) {
  const { test, attempted, skipped, automatic, time_ms } = result;
  const title = testTitle(test);
  const { variant, links } = useSite();
  const demoClass = demoClassAddress(links);
  usePageHead({ title: `Result: ${title}` });
  return (
    <Page width="sheet">
      <PageHeader title="Your result" description={`${test.subject.subject_name}: ${title}`} />
      <UncountedChanges test={test} />
      <Sheet>
        <dl css={figures}>
          <Figure term="Attempted questions" value={`${attempted} of ${test.question_count}`} />
          <Figure term="Skipped questions" value={String(skipped)} />
          <Figure
            term={test.marks_obtained === null ? 'Automatic marks' : `Marks, ${test.percentage} %`}
            value={
              test.marks_obtained !== null
                ? `${test.marks_obtained} of ${test.total_marks}`
                : automatic
                  ? `${automatic.marks} of ${automatic.max}`
                  : 'None'
            }
          />
          <Figure term="Time" value={durationInWords(time_ms)} />
        </dl>
      </Sheet>
      <div css={actions}>
        <Button variant="primary" render={<Link to={reviewAddress(test.slug)} />}>
          Review answers
        </Button>
        {variant === 'full' && <Button render={<Link to={gradingAddress(test.slug)} />}>Get graded</Button>}
        <RepeatButtons slug={test.slug} />
        <PrintButton slug={test.slug} attempted />
        {demoClass && (
          <Button variant="quiet" render={<a href={demoClass} />}>
            Request a demo class
          </Button>
        )}
        <Button variant="quiet" render={<Link to={MY_TESTS} />}>
          My tests
        </Button>
      </div>
      <GradingOutcome test={test} />
      <QuestionTimes result={result} />
      <TopicResults result={result} />
    </Page>
  );
}

function Figure({ term, value }: { term: string; value: string }) {
  return (
    <div css={figure}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function QuestionTimes({ result: { questions } }: { result: TestResult }) {
  return (
    <section css={section} aria-labelledby="by-question">
      <h2 id="by-question" css={heading}>
        By question
      </h2>
      <Sheet>
        <TimeBars
          label="Time per question"
          bars={questions.map(({ position, state, time_ms }) => ({ name: String(position), state, time: time_ms }))}
        />
      </Sheet>
      <Sheet padding="none">
        <Table
          caption="Result by question"
          rows={questions}
          rowKey={({ question_id }) => question_id}
          columns={[
            { key: 'position', header: 'Question', rowHeader: true, cell: ({ position }) => position },
            { key: 'topic', header: 'Topic', cell: ({ topic }) => topic.topic_name },
            {
              key: 'state',
              header: 'State',
              cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</Badge>,
            },
            { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => durationInWords(time_ms) },
            {
              key: 'automatic',
              header: 'Automatic',
              align: 'end',
              cell: ({ automatic }) => (automatic ? `${automatic.marks} of ${automatic.max}` : 'None'),
            },
            {
              key: 'marks',
              header: 'Marks',
              align: 'end',
              cell: ({ marks_obtained, marks }) => (marks_obtained === null ? `of ${marks}` : `${marks_obtained} of ${marks}`),
            },
          ]}
        />
      </Sheet>
    </section>
  );
}

function TopicResults({ result: { topics } }: { result: TestResult }) {
  return (
    <section css={section} aria-labelledby="by-topic">
      <h2 id="by-topic" css={heading}>
        By topic
      </h2>
      <Sheet>
        <TimeBars
          label="Time by topic"
          bars={topics.map(({ topic, time_ms }) => ({ name: topic.topic_name, state: 'attempted', time: time_ms }))}
          wide
        />
      </Sheet>
      <Sheet padding="none">
        <Table
          caption="Result by topic"
          rows={topics}
          rowKey={({ topic }) => topic.slug}
          columns={[
            { key: 'topic', header: 'Topic', rowHeader: true, cell: ({ topic }) => topic.topic_name },
            { key: 'questions', header: 'Questions', align: 'end', cell: ({ questions }) => questions },
            { key: 'attempted', header: 'Attempted', align: 'end', cell: ({ attempted }) => attempted },
            { key: 'skipped', header: 'Skipped', align: 'end', cell: ({ skipped }) => skipped },
            { key: 'time', header: 'Time', align: 'end', cell: ({ time_ms }) => durationInWords(time_ms) },
            {
              key: 'marks',
              header: 'Marks',
              align: 'end',
              cell: ({ marked, marks_obtained }) => (marked === 0 ? 'Not marked yet' : `${marks_obtained} of ${marked}`),
            },
          ]}
        />
      </Sheet>
    </section>
  );
}
