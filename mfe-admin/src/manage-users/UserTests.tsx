import type { Test } from '@api/contract';
import { counted, useApi, useSite } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Badge, LoadingRegion, Skeleton, TextLink } from 'design-system';
import { Link } from 'react-router-dom';
import { dayOf } from '../staff-area/dates.ts';
import { ListFailed } from '../staff-area/ListFailed.tsx';
import { Quiet, SmallList } from './SmallList.tsx';

const STATES: Readonly<Record<Test['status'], string>> = {
  not_started: 'Not started',
  running: 'Running',
  completed: 'Completed',
};

/** A learner's newest tests: subject, time, result, and a link to a sheet submitted for grading. */
export function UserTests({ userId }: { userId: number }) {
  const { variant } = useSite();
  const answer = useApi('GET /api/admin/users/:id/tests', { params: { id: userId }, query: {} }, { staleTime: 0 });
  if (answer.isPending) {
    return (
      <LoadingRegion label="Loading tests">
        <Skeleton />
      </LoadingRegion>
    );
  }
  if (!answer.data) return <ListFailed title="The tests did not load" list={answer} />;
  const { tests, totalCount } = answer.data;
  return (
    <SmallList
      entries={tests}
      keyOf={({ slug }) => slug}
      words={(test) => (
        <>
          {test.subject.subject_name}: {topicsOf(test)}
          <Quiet>
            {' '}
            {dayOf(test.created_at)}, {counted(test.question_count, 'question')}
            {test.marks_obtained !== null && `, ${test.marks_obtained} of ${test.total_marks} marks`}
          </Quiet>
        </>
      )}
      end={({ slug, status, get_graded }) => (
        <>
          <Badge tone={status === 'completed' ? 'success' : 'neutral'}>{STATES[status]}</Badge>
          {get_graded && variant === 'full' && (
            <TextLink render={<Link to={addressOf('grade-test', { slug })} />}>Answer sheet</TextLink>
          )}
        </>
      )}
      empty="No tests so far."
      more={totalCount > tests.length && `The newest ${tests.length} of ${totalCount}.`}
    />
  );
}

const topicsOf = ({ mock_paper, topics }: Test) =>
  mock_paper ? `mock paper ${mock_paper.paper}` : topics.map(({ topic_name }) => topic_name).join(', ') || 'all topics';
