import type { Correction } from '@api/contract';
import { css } from '@emotion/react';
import { isApiError, useApi, usePageHead } from '@shell/kit';
import { addressOf, questionAddress } from '@shell/kit/addresses';
import { LoadFailed } from '@shell/kit/load-failed';
import {
  Button,
  DateTime,
  EmptyState,
  LoadingRegion,
  Page,
  PageHeader,
  Pagination,
  Sheet,
  Skeleton,
  TabLinks,
  TextLink,
  Typeset,
  token,
} from 'design-system';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link, useParams, useSearchParams } from 'react-router-dom';

/** As in the API (`CORRECTIONS_PAGE_SIZE`). */
const CORRECTIONS_ON_PAGE = 20;

const list = css({ display: 'grid', gap: token.space[6], margin: 0, padding: 0, listStyle: 'none' });
const item = css({
  display: 'grid',
  gap: token.space[1],
  paddingInlineStart: token.space[4],
  borderInlineStart: `2px solid ${token.color.accent}`,
});
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${token.space[3]}`,
  margin: 0,
  fontSize: token.text.small,
  color: token.color.ink3,
});
const wrong = css({ maxInlineSize: token.measure });

/** Corrected answers and mark schemes, latest first; the address may name a course. */
export function CorrectionsPage() {
  const { subject } = useParams();
  const [search] = useSearchParams();
  const page = search.get('page') ?? '1';
  const answer = useApi(
    'GET /api/corrections',
    { query: { ...(subject !== undefined && { subject }), ...(page !== '1' && { page }) } },
    { keepPrevious: true },
  );
  const course = subject === undefined ? null : (answer.data?.subject ?? null);
  usePageHead({
    title: course ? `Corrections in ${course.subject_name}` : 'Corrections',
    description: `What was wrong in answers and mark schemes${course ? ` of ${course.subject_name}` : ''}, and is corrected: each with its question and its day.`,
  });
  if (answer.isLoadingError) {
    const isNone = isApiError(answer.error) && [404, 422].includes(answer.error.status);
    return isNone ? <NoSuchCourse /> : <LoadFailed headingLevel={1} title="The corrections did not load" answer={answer} />;
  }
  const subjects = answer.data?.subjects ?? [];
  const tabs = course && !subjects.some(({ id }) => id === course.id) ? [...subjects, course] : subjects;
  return (
    <Page width="text">
      <PageHeader
        title={course ? `Corrections in ${course.subject_name}` : 'Corrections'}
        description="We list every correction to an answer or a mark scheme here. We re-mark the work it affected, and nobody loses marks."
      />
      {tabs.length > 0 && (
        <TabLinks
          label="Courses"
          links={[
            { key: 'all', label: 'All courses', current: subject === undefined, render: <Link to={addressOf('corrections')} /> },
            ...tabs.map(({ slug, subject_name }) => ({
              key: slug,
              label: subject_name,
              current: slug === subject,
              render: <Link to={addressOf('course-corrections', { subject: slug })} />,
            })),
          ]}
        />
      )}
      {answer.isPending && (
        <LoadingRegion css={list} label="Loading corrections">
          <Skeleton width="80%" />
          <Skeleton width="60%" />
          <Skeleton width="70%" />
        </LoadingRegion>
      )}
      {answer.data?.totalCount === 0 && (
        <EmptyState icon={<CircleCheck />} title="Nothing to correct so far">
          Found something wrong? Report it at the question, and thank you.
        </EmptyState>
      )}
      {answer.data && answer.data.totalCount > 0 && (
        <>
          <Sheet>
            <ol css={list}>
              {answer.data.corrections.map((correction) => (
                <Entry key={correction.id} correction={correction} withCourse={subject === undefined} />
              ))}
            </ol>
          </Sheet>
          <Pagination
            page={answer.data.page}
            pageSize={CORRECTIONS_ON_PAGE}
            totalCount={answer.data.totalCount}
            linkTo={(to) => <Link to={to === 1 ? '?' : `?page=${to}`} />}
          />
        </>
      )}
    </Page>
  );
}

function Entry({
  correction: { at, summary_html, subject, Question },
  withCourse,
}: {
  correction: Correction;
  withCourse: boolean;
}) {
  const topic = Question.topic_path.at(-1);
  const name = `${topic?.topic_number ?? ''} ${topic?.topic_name ?? subject.subject_name}`.trim();
  return (
    <li css={item}>
      <p css={facts}>
        <DateTime at={at} format="longDate" timeZone="UTC" />
        {withCourse && <span>{subject.subject_name}</span>}
        {Question.visible ? (
          <TextLink render={<Link to={questionAddress(Question)} />}>
            {name}, question {Question.id}
          </TextLink>
        ) : (
          <span>{name}, a question that is not shown at the moment</span>
        )}
      </p>
      <Typeset css={wrong} html={summary_html} />
    </li>
  );
}

function NoSuchCourse() {
  return (
    <Page width="text">
      <EmptyState
        headingLevel={1}
        title="There is no such course"
        actions={<Button render={<Link to={addressOf('corrections')} />}>Corrections of all courses</Button>}
      >
        Its address may be mistyped.
      </EmptyState>
    </Page>
  );
}
