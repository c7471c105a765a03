import { useApi, usePageHead } from '@shell/kit';
import { useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { MarkForm } from './MarkForm.tsx';

/** One learner's work on one assignment: to read, to mark, and to return. */
export function WorkPage() {
  const { assignmentId: id = '', learnerId: userId = '' } = useParams();
  // Every call is a line in the learner's log, so it isn't repeated whenever the window comes to the front.
  const answer = useApi('GET /api/assignments/:id/learners/:userId', { params: { id, userId } }, { staleTime: 300_000 });
  const title = answer.data ? `${answer.data.learner.name}: ${answer.data.assignment.title}` : 'A learner’s work';
  usePageHead({ title });
  return (
    <Answered answer={answer} failed="The work did not load">
      {(work) => <MarkForm key={`${work.learner.user_id}-${work.version}`} work={work} />}
    </Answered>
  );
}
