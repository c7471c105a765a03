import type { Assignment, AssignmentOverview, TaughtAssignmentDetail } from '@api/contract';
import { useApi, useApiMutation, useErrorDisplay, useHost, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  AlertDialog,
  Badge,
  Banner,
  Breadcrumbs,
  Button,
  Dialog,
  DialogClose,
  Menu,
  Page,
  PageHeader,
  Select,
  Sheet,
  TextLink,
} from 'design-system';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { Answered, Loaded } from '../Answered.tsx';
import { ASSIGNMENT_LABELS, contentInWords, HELP_LABELS } from '../class-labels/class-labels.ts';
import { timeInWords } from '../class-time/zoned-time.ts';
import { heading, list, listRow, quiet, row, rowDetail, section, stack } from '../layoutStyles.ts';
import { LearnersSection } from './LearnersSection.tsx';
import { QuestionsSection } from './QuestionsSection.tsx';

interface AssignmentOverviewPageProps {
  assignment: TaughtAssignmentDetail;
  notice: ReactNode;
}

/** An assignment for its teachers: live during a lesson. */
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
              <Badge tone={ASSIGNMENT_LABELS[assignment.state].tone}>{ASSIGNMENT_LABELS[assignment.state].words}</Badge>
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

/** Who needs help with an assignment, and why. */
function HelpSection({ overview }: { overview: AssignmentOverview }) {
  const needing = overview.learners.filter(({ needs_help, former }) => needs_help.length > 0 && !former);
  if (needing.length === 0) return null;
  return (
    <section css={section} aria-labelledby="help">
      <h2 id="help" css={heading}>
        Who needs help
      </h2>
      <Sheet padding="none">
        <ul css={list}>
          {needing.map(({ user_id, name, needs_help }) => (
            <li key={user_id} css={listRow}>
              <TextLink render={<Link to={addressOf('class-learner', { classId: overview.class.id, learnerId: user_id })} />}>
                {name}
              </TextLink>
              <p css={rowDetail}>{needs_help.map((reason) => HELP_LABELS[reason]).join(', ')}</p>
            </li>
          ))}
        </ul>
      </Sheet>
    </section>
  );
}

/** Milliseconds between polls in view: a class of thirty hands in within minutes. */
const LOOK_EVERY = 8_000;

/** Polled while in view and `live`. */
function useOverview(assignmentId: number, live: boolean): UseQueryResult<AssignmentOverview> {
  const answer = useApi('GET /api/assignment-overview', { query: { assignment_id: String(assignmentId) } }, { staleTime: 0 });
  const { refetch } = answer;
  useEffect(() => {
    if (!live) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    const timer = setInterval(look, LOOK_EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [live, refetch]);
  return answer;
}

function AssignmentMenu({ assignment }: { assignment: TaughtAssignmentDetail }) {
  const host = useHost();
  const navigate = useNavigate();
  const errorDisplay = useErrorDisplay();
  const [asked, setAsked] = useState<'copy' | 'delete' | null>(null);
  const remove = useApiMutation('DELETE /api/assignments/:id', { invalidates: ['GET /api/classes/:id/assignments'] });
  const { id, class_id: classId, title } = assignment;
  return (
    <>
      <Menu
        trigger={<Button>More</Button>}
        items={[
          { key: 'edit', label: 'Edit', render: <Link to={addressOf('set-work', { classId }, { query: { edit: id } })} /> },
          { key: 'copy', label: 'Copy', onSelect: () => setAsked('copy') },
          { key: 'delete', label: 'Delete', danger: true, onSelect: () => setAsked('delete') },
        ]}
      />
      {asked === 'copy' && <CopyDialog assignment={assignment} onClose={() => setAsked(null)} />}
      <AlertDialog
        open={asked === 'delete'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Delete ${title}?`}
        description="Its marks and comments are deleted for good, and it leaves the gradebook. Learners keep their own tests."
        confirmLabel="Delete"
        danger
        onConfirm={async () => {
          await remove.mutateAsync({ params: { id: String(id) } });
          host.notify({ tone: 'success', text: `${title} was deleted.` });
          void navigate(addressOf('class', { classId }), { replace: true });
        }}
        errorDisplay={errorDisplay}
      />
    </>
  );
}

/** Copies an assignment into a class, as a draft without dates. */
function CopyDialog({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const host = useHost();
  const navigate = useNavigate();
  const formId = useId();
  const classes = useApi('GET /api/classes', { query: {} });
  const [chosen, setChosen] = useState(String(assignment.class_id));
  const copy = useApiMutation('POST /api/assignments/:id/copy', { invalidates: ['GET /api/classes/:id/assignments'] });
  const { failure, busy, submit } = useSubmission({
    ready: true,
    run: () => copy.mutateAsync({ params: { id: String(assignment.id) }, body: { class_id: Number(chosen) } }),
    onDone: ({ id, class_id }) => {
      host.notify({ tone: 'success', text: 'Copied as a draft. Set its dates, then set it.' });
      void navigate(addressOf('set-work', { classId: class_id }, { query: { edit: id } }));
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Copy ${assignment.title}`}
      description="The copy is a draft without dates."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            Copy
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} onSubmit={(event) => void submit(event)}>
        <Loaded answer={classes} failed="Your classes did not load">
          {(answer) => (
            <Select
              label="Into class"
              value={chosen}
              options={answer.classes
                .filter(({ role }) => role === 'teacher' || role === 'co_teacher')
                .map(({ id, name }) => ({ value: String(id), label: name }))}
              onValueChange={setChosen}
            />
          )}
        </Loaded>
        {failure && <Banner tone="error">{failure}</Banner>}
      </form>
    </Dialog>
  );
}
