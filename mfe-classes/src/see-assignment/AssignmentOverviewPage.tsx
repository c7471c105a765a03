import type { AssignmentOverview, TaughtAssignmentDetail } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';
import { Badge, Breadcrumbs, Button, Page, PageHeader } from 'design-system';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Answered } from '../Answered.tsx';
import { timeInWords } from '../class-time/zoned-time.ts';
import { ASSIGNMENT_WORDS, contentInWords } from '../class-words/work-words.ts';
import { quiet, row } from '../layoutStyles.ts';
import { AssignmentMenu } from './AssignmentMenu.tsx';
import { HelpSection } from './HelpSection.tsx';
import { LearnersSection } from './LearnersSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';
import { useOverview } from './use-overview.ts';

interface AssignmentOverviewPageProps {
  assignment: TaughtAssignmentDetail;
  notice: ReactNode;
}

/** An assignment for its teachers: live while a lesson runs. */
export function AssignmentOverviewPage({ assignment, notice }: AssignmentOverviewPageProps) {
  const { classId = '' } = useParams();
  const running = assignment.state === 'open' || assignment.state === 'due';
  const answer = useOverview(assignment.id, running);
  return (
    <Answered answer={answer} failed="The overview did not load">
      {(overview, outdated) => {
        const first = overview.questions[0];
        return (
          <Page>
            <PageHeader
              title={assignment.title}
              description={describe(assignment, overview)}
              breadcrumbs={
                <Breadcrumbs
                  items={[
                    { label: 'Classes', render: <Link to={addressOf('classes')} /> },
                    { label: overview.class.name, render: <Link to={addressOf('class', { classId })} /> },
                    { label: assignment.title },
                  ]}
                />
              }
              actions={
                <>
                  <AssignmentMenu assignment={assignment} />
                  {first && (
                    <Button
                      variant="primary"
                      render={
                        <Link
                          to={addressOf(
                            'show-to-class',
                            { classId, assignmentId: assignment.id },
                            { query: { question: first.question_id } },
                          )}
                        />
                      }
                    >
                      Show to the class
                    </Button>
                  )}
                </>
              }
            />
            {notice || outdated}
            <div css={row}>
              <Badge tone={ASSIGNMENT_WORDS[assignment.state].tone}>{ASSIGNMENT_WORDS[assignment.state].words}</Badge>
              <p css={quiet} role="status">
                {doneInWords(overview)}
              </p>
            </div>
            <HelpSection overview={overview} />
            <LearnersSection overview={overview} exceptions={assignment.exceptions} />
            <QuestionsSection overview={overview} />
          </Page>
        );
      }}
    </Answered>
  );
}

/** `10 questions on Quadratics · opens … · due … · late work until …` */
function describe(assignment: TaughtAssignmentDetail, { class: { time_zone } }: AssignmentOverview): string {
  const { opens_at, due_at, closes_at, late_allowed, state } = assignment;
  const when = (moment: string) => timeInWords(moment, time_zone);
  return [
    contentInWords(assignment),
    ...(state === 'scheduled' && opens_at ? [`opens ${when(opens_at)}`] : []),
    due_at ? `due ${when(due_at)}` : 'no due date',
    ...(due_at && !late_allowed ? ['no late work'] : []),
    ...(closes_at ? [`late work until ${when(closes_at)}`] : []),
  ].join(' · ');
}

/** `18 handed in, 3 working, 2 not started, 1 missing, of 24 learners` */
function doneInWords({ learners }: AssignmentOverview): string {
  const present = learners.filter(({ former, work }) => !former && work !== 'excused');
  const count = (...states: string[]) => present.filter(({ work }) => states.includes(work)).length;
  const parts = [
    `${count('handed_in', 'late')} handed in`,
    ...(count('working') > 0 ? [`${count('working')} working`] : []),
    ...(count('not_started') > 0 ? [`${count('not_started')} not started`] : []),
    ...(count('missing') > 0 ? [`${count('missing')} missing`] : []),
  ];
  return `${parts.join(', ')}, of ${present.length}.`;
}
