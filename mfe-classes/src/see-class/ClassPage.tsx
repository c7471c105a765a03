import { useApi, usePageHead } from '@shell/kit';
import { useParams, useSearchParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { LearnersPage } from '../invite-learners/LearnersPage.tsx';
import { LearnerHome } from './LearnerHome.tsx';
import { TeacherHome } from './TeacherHome.tsx';

/** A class: for those who teach it, its work or (`?view=learners`) its members; for a learner, their own work in it. */
export function ClassPage() {
  const { classId = '' } = useParams();
  const [search] = useSearchParams();
  const answer = useApi('GET /api/classes/:id', { params: { id: classId } }, { staleTime: 0 });
  usePageHead({ title: answer.data?.name ?? 'Class' });
  return (
    <Answered answer={answer} failed="The class did not load">
      {(found, notice) =>
        !found.abilities.teach ? (
          <LearnerHome of={found} notice={notice} />
        ) : search.get('view') === 'learners' ? (
          <LearnersPage of={found} notice={notice} />
        ) : (
          <TeacherHome of={found} notice={notice} />
        )
      }
    </Answered>
  );
}
