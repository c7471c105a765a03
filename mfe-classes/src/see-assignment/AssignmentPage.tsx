import { useApi, usePageHead } from '@shell/kit';
import { useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { OwnAssignmentPage } from '../do-work/OwnAssignmentPage.tsx';
import { AssignmentOverviewPage } from './AssignmentOverviewPage.tsx';

/** A teacher sees all learners' work, a learner their own. */
export function AssignmentPage() {
  const { assignmentId = '' } = useParams();
  const answer = useApi('GET /api/assignments/:id', { params: { id: assignmentId } }, { staleTime: 0 });
  usePageHead({ title: answer.data?.title ?? 'Assignment' });
  return (
    <Answered answer={answer} failed="The assignment did not load">
      {(assignment, notice) =>
        assignment.view === 'teacher' ? (
          <AssignmentOverviewPage assignment={assignment} notice={notice} />
        ) : (
          <OwnAssignmentPage assignment={assignment} notice={notice} />
        )
      }
    </Answered>
  );
}
