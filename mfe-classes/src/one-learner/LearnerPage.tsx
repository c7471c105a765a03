import type { ClassLearner } from '@api/contract';
import { useApi, usePageHead } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { Breadcrumbs, Button, Page, PageHeader } from 'design-system';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { dayInWords } from '../class-time/zoned-time.ts';
import { LearnerTopics } from './LearnerTopics.tsx';
import { LearnerWorkTable } from './LearnerWorkTable.tsx';

/** One learner of a class, for a talk with them or their parents; prints on a page or two. */
export function LearnerPage() {
  const { classId: id = '', learnerId: userId = '' } = useParams();
  // Each call is a line in the learner's log, so it isn't repeated whenever the window comes to the front.
  const answer = useApi('GET /api/classes/:id/learners/:userId', { params: { id, userId } }, { staleTime: 300_000 });
  usePageHead({ title: answer.data?.learner.name ?? 'A learner' });
  return (
    <Answered answer={answer} failed="The learner did not load">
      {(found, notice) => <Learner found={found} notice={notice} />}
    </Answered>
  );
}

function Learner({ found, notice }: { found: ClassLearner; notice: ReactNode }) {
  const { class: of, learner, percent } = found;
  return (
    <Page>
      <PageHeader
        title={learner.name}
        description={[
          `${of.name}, ${of.subject.subject_name}`,
          learner.former ? 'has left the class' : `since ${dayInWords(learner.joined_at, of.time_zone)}`,
          ...(percent === null ? [] : [`${Math.round(percent)} % in total`]),
        ].join(' · ')}
        breadcrumbs={
          <Breadcrumbs
            items={[
              { label: 'Classes', render: <Link to={addressOf('classes')} /> },
              { label: of.name, render: <Link to={addressOf('class', { classId: of.id })} /> },
              { label: learner.name },
            ]}
          />
        }
        actions={
          <Button data-print="hide" onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      {notice}
      <LearnerWorkTable found={found} />
      <LearnerTopics found={found} />
    </Page>
  );
}
