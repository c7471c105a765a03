import type { AssignmentException, AssignmentOverview, OverviewLearner } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Button, EmptyState, Sheet, Table, TextLink } from 'design-system';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { timeInWords } from '../class-time/zoned-time.ts';
import { scoreInWords, WORK_WORDS } from '../class-words/work-words.ts';
import { heading, rowDetail, section } from '../layoutStyles.ts';
import { ExceptionDialog } from './ExceptionDialog.tsx';

interface LearnersSectionProps {
  overview: AssignmentOverview;
  exceptions: readonly AssignmentException[];
}

/** What each learner has done of an assignment; a name leads to the work once it's handed in. */
export function LearnersSection({ overview, exceptions }: LearnersSectionProps) {
  const { learners, class: of, assignment } = overview;
  const [changing, setChanging] = useState<OverviewLearner | null>(null);
  const exceptionOf = (id: number) => exceptions.find(({ user_id }) => user_id === id);
  return (
    <section css={section} aria-labelledby="learners">
      <h2 id="learners" css={heading}>
        Learners
      </h2>
      <Sheet padding="none">
        {learners.length === 0 ? (
          <EmptyState headingLevel={3} icon={<Users />} title="Nobody has joined the class yet" />
        ) : (
          <Table
            caption="What each learner has done, by name"
            density="compact"
            room={44}
            rows={learners}
            rowKey={({ user_id }) => user_id}
            columns={[
              {
                key: 'name',
                header: 'Name',
                rowHeader: true,
                cell: (learner) => <Name learner={learner} of={overview} />,
              },
              {
                key: 'work',
                header: 'Work',
                cell: ({ work }) => <Badge tone={WORK_WORDS[work].tone}>{WORK_WORDS[work].words}</Badge>,
              },
              {
                key: 'answered',
                header: 'Answered',
                align: 'end',
                cell: (learner) => answeredInWords(learner, assignment.question_count),
              },
              { key: 'marks', header: 'Marks', align: 'end', cell: ({ score }) => (score ? scoreInWords(score) : '') },
              {
                key: 'when',
                header: 'Handed in',
                align: 'end',
                cell: ({ handed_in_at }) => (handed_in_at ? timeInWords(handed_in_at, of.time_zone) : ''),
              },
              {
                key: 'exception',
                header: 'Exception',
                align: 'end',
                cell: (learner) =>
                  !learner.former && (
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={`${exceptionInWords(exceptionOf(learner.user_id))}: change the exception for ${learner.name}`}
                      onClick={() => setChanging(learner)}
                    >
                      {exceptionInWords(exceptionOf(learner.user_id))}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </Sheet>
      {changing && (
        <ExceptionDialog
          assignment={assignment}
          zone={of.time_zone}
          learner={changing}
          exception={exceptionOf(changing.user_id)}
          onClose={() => setChanging(null)}
        />
      )}
    </section>
  );
}

function Name({ learner, of }: { learner: OverviewLearner; of: AssignmentOverview }) {
  const { user_id, name, former, handed_in_at } = learner;
  return (
    <>
      {handed_in_at ? (
        <TextLink
          render={
            <Link to={addressOf('learner-work', { classId: of.class.id, assignmentId: of.assignment.id, learnerId: user_id })} />
          }
        >
          {name}
        </TextLink>
      ) : (
        name
      )}
      {former && <span css={rowDetail}> (left)</span>}
    </>
  );
}

const answeredInWords = ({ work, answered }: OverviewLearner, of: number) =>
  of === 0 || work === 'not_started' || work === 'excused' ? '' : `${answered} of ${of}`;

function exceptionInWords(exception: AssignmentException | undefined): string {
  if (!exception) return 'None';
  const parts = [
    ...(exception.excused ? ['excused'] : []),
    ...(exception.due_at || exception.closes_at ? ['other dates'] : []),
    ...(exception.extra_time > 0 ? [`+${exception.extra_time} %`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'None';
}
