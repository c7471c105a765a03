import { useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { useMemo } from 'react';
import { Outlet, useParams } from 'react-router-dom';
import { ProgressOfCourses } from '../progress/ProgressPage.tsx';
import { type ProgressSource, ProgressSourceProvider } from '../progress/progress-source.ts';

/** A learner's progress for staff. */
export function LearnerProgress() {
  const { learnerId = '' } = useParams();
  const source = useMemo(() => sourceOf(learnerId), [learnerId]);
  return (
    <ProgressSourceProvider value={source}>
      <Outlet />
    </ProgressSourceProvider>
  );
}

export function LearnerCourses() {
  const { learnerId: id = '' } = useParams();
  const name = useApi('GET /api/admin/users/:id/progress', { params: { id } }).data?.learner?.name;
  const title = name ? `Progress of ${name}` : 'Progress of a learner';
  usePageHead({ title });
  return <ProgressOfCourses title={title} />;
}

function sourceOf(id: string): ProgressSource {
  return {
    reader: 'staff',
    useProgress: () => useApi('GET /api/admin/users/:id/progress', { params: { id } }),
    useTopic: (topicId) => useApi('GET /api/admin/users/:id/progress/topics/:topicId', { params: { id, topicId } }),
    useEvidence: (query) =>
      useApi('GET /api/admin/users/:id/progress/evidence', { params: { id }, query }, { keepPrevious: true }),
    progressAddress: (course) => addressOf('learner-progress', { learnerId: id }, { query: { course } }),
    topicAddress: (topicId) => addressOf('learner-progress-topic', { learnerId: id, topicId }),
    evidenceAddress: (query) => addressOf('learner-progress-evidence', { learnerId: id }, { query }),
  };
}
