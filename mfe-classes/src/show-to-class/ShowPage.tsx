import type { ProjectedQuestion } from '@api/contract';
import { useApi, usePageHead } from '@shell/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { ProjectedPage } from './ProjectedPage.tsx';

/** One question (`?question=`) of an assignment for a projector. */
export function ShowPage() {
  const { assignmentId: id = '' } = useParams();
  const [search] = useSearchParams();
  const questionId = search.get('question') ?? '';
  usePageHead({ title: 'Show to the class' });
  const answer = useApi(
    'GET /api/assignments/:id/questions/:questionId',
    { params: { id, questionId } },
    { staleTime: 0, keepPrevious: true },
  );
  return (
    <Answered answer={answer} failed="The question did not load">
      {(projected: ProjectedQuestion) => <ProjectedPage key={projected.question.id} projected={projected} />}
    </Answered>
  );
}
