import type { CourseProgress } from '@api/contract';
import { css } from '@emotion/react';
import { counted, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { LinkButton } from '@shell/kit/link-button';
import { EmptyState, LoadingRegion, Page, PageHeader, Sheet, Skeleton, TabLinks, token } from 'design-system';
import ChartColumn from 'lucide-react/icons/chart-column';
import Share2 from 'lucide-react/icons/share-2';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { OwnWeeklyGoal } from '../weekly-goal/WeeklyGoal.tsx';
import { EstimateSection, PredictedGrade } from './Estimate.tsx';
import { Figures } from './Figures.tsx';
import { isVague } from './figures.ts';
import { LiftSection } from './LiftSection.tsx';
import { LostSection } from './LostSection.tsx';
import { useProgressSource } from './progress-source.ts';
import { CourseTopics } from './TopicBands.tsx';
import { TopicMap } from './TopicMap.tsx';
import { WeeksSection } from './WeeksSection.tsx';
import { everyWeek } from './weeks.ts';

const parts = css({ gap: token.space[10] });

export function ProgressPage() {
  usePageHead({ title: 'Progress' });
  return (
    <ProgressOfCourses
      title="Progress"
      beside={<OwnWeeklyGoal />}
      actions={
        <LinkButton to={addressOf('progress-sharing')}>
          <Share2 aria-hidden="true" />
          Share
        </LinkButton>
      }
    />
  );
}

interface HeadProps {
  title: ReactNode;
  actions?: ReactNode;
  beside?: ReactNode;
  /** Above the title: a learner who is not the reader. */
  children?: ReactNode;
}

/** Progress in courses and topics, with evidence; the address holds the course. */
export function ProgressOfCourses(head: HeadProps) {
  const { useProgress } = useProgressSource();
  return (
    <Answered answer={useProgress()} title={head.title} failed="The progress did not load" skeleton={<ProgressSkeleton />}>
      {({ courses }, notice) => <Courses courses={courses} head={head} notice={notice} />}
    </Answered>
  );
}

interface CoursesProps {
  courses: readonly CourseProgress[];
  head: HeadProps;
  notice: ReactNode;
}

function Courses({ courses, head, notice }: CoursesProps) {
  const [search] = useSearchParams();
  const chosen = courses.find(({ subject }) => subject.slug === search.get('course'));
  // Without evidence in the learner's own course, shows another.
  const course = chosen ?? courses.find(({ parts: answered }) => answered > 0) ?? courses[0];
  const tried = course !== undefined && course.parts > 0;
  return (
    <>
      {course ? <CourseTabs courses={courses} current={course} /> : <div css={noCourseBar} />}
      <Page css={parts}>
        <PageHeader title={head.title} description={tried ? madeOf(course) : undefined} actions={tried && head.actions}>
          {head.children}
        </PageHeader>
        {notice}
        {tried ? <Course course={course} beside={head.beside} /> : <NothingTried course={course} />}
        {!tried && head.beside}
      </Page>
    </>
  );
}

function Course({ course, beside }: { course: CourseProgress; beside: ReactNode }) {
  const weeks = everyWeek(course.weeks);
  const filter = { subject: course.subject.slug };
  return (
    <>
      {isVague(course) ? (
        <EstimateSection name={course.subject.subject_name} progress={course} filter={filter} />
      ) : (
        <PredictedGrade course={course} filter={filter} />
      )}
      {beside}
      <LiftSection course={course} />
      <TopicMap topics={course.topics} />
      <Figures tally={course} filter={filter} />
      <CourseTopics topics={course.topics} />
      <WeeksSection weeks={weeks} filter={filter} />
      <LostSection weeks={weeks} filter={filter} />
    </>
  );
}

/** "From 214 parts answered, 3 tests and 1 graded sheet." */
function madeOf({ parts, tests, gradings }: CourseProgress): string {
  const evidence = [
    `${counted(parts, 'part')} answered`,
    ...(tests > 0 ? [counted(tests, 'test')] : []),
    ...(gradings > 0 ? [counted(gradings, 'graded sheet')] : []),
  ];
  return `From ${new Intl.ListFormat('en-GB').format(evidence)}.`;
}

function NothingTried({ course }: { course: CourseProgress | undefined }) {
  const { reader } = useProgressSource();
  if (reader !== 'self') {
    return (
      <EmptyState icon={<ChartColumn />} title="Nothing tried yet">
        What this learner answers will appear here, topic by topic.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="Nothing tried yet"
      actions={
        <LinkButton variant="primary" to={addressOf('question-list', {}, course && { query: { subject: course.subject.slug } })}>
          {course ? `Begin with ${course.subject.subject_name}` : 'Choose a topic'}
        </LinkButton>
      }
    >
      Answer questions, take a test or have one graded. You’ll see an estimate for each topic, the marks you lost and why, your
      pace, and what would lift your grade most.
    </EmptyState>
  );
}

/** As wide as the screen, with its first tab aligned; keeps its height while loading. */
const courseBar = css({
  minBlockSize: `calc(${token.size.target} + ${token.space[2]})`,
  background: token.color.surface,
  borderBlockEnd: `1px solid ${token.color.line}`,
  paddingInline: `max(${token.size.margin}, calc((100% - ${token.size.page}) / 2))`,
});

const noCourseBar = css({ minBlockSize: `calc(${token.size.target} + ${token.space[2]})` });

/** Courses with evidence or an estimate. */
function CourseTabs({ courses, current }: { courses: readonly CourseProgress[]; current: CourseProgress }) {
  const { progressAddress } = useProgressSource();
  return (
    <TabLinks
      css={courseBar}
      label="Courses"
      links={courses.map(({ subject: { slug, subject_name } }) => ({
        key: slug,
        label: subject_name,
        current: slug === current.subject.slug,
        render: <Link to={progressAddress(slug)} />,
      }))}
    />
  );
}

const ROWS = [1, 2, 3, 4, 5];

function ProgressSkeleton() {
  return (
    <>
      <div css={courseBar} />
      <Page render={<LoadingRegion label="Loading the progress" />}>
        <Skeleton shape="block" width="min(100%, 12rem)" height={token.space[10]} />
        <Skeleton shape="block" width="min(100%, 36rem)" height={token.space[6]} />
        <Sheet>
          <Skeleton shape="block" height={token.space[16]} />
        </Sheet>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" height={token.space[8]} />
        ))}
      </Page>
    </>
  );
}
