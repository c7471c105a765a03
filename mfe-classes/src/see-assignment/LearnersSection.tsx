import type { Assignment, AssignmentException, AssignmentOverview, ExtraTime, OverviewLearner } from '@api/contract';
import { useHost, useRefresh, useSubmission } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import {
  Badge,
  Banner,
  Button,
  Checkbox,
  Dialog,
  DialogClose,
  EmptyState,
  Select,
  Sheet,
  Table,
  TextField,
  TextLink,
} from 'design-system';
import Users from 'lucide-react/icons/users';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { scoreInWords, WORK_LABELS } from '../class-labels/class-labels.ts';
import { momentOf, timeInWords, wallTimeAt } from '../class-time/zoned-time.ts';
import { hasIssueAt, issueAt } from '../issue-at.ts';
import { heading, rowDetail, section, stack } from '../layoutStyles.ts';

interface LearnersSectionProps {
  overview: AssignmentOverview;
  exceptions: readonly AssignmentException[];
}

/** Each learner's work; a name is a link once it's handed in. */
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
                cell: ({ work }) => <Badge tone={WORK_LABELS[work].tone}>{WORK_LABELS[work].words}</Badge>,
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
    ...(exception.extra_time > 0 ? [`+${exception.extra_time}%`] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : 'None';
}

interface ExceptionDialogProps {
  assignment: Assignment;
  zone: string;
  learner: { user_id: number; name: string };
  exception: AssignmentException | undefined;
  onClose: () => void;
}

const EXTRA_TIME = [
  { value: '0', label: 'None' },
  { value: '10', label: '10%' },
  { value: '25', label: '25%' },
  { value: '50', label: '50%' },
];

/** For one learner: another due date, extra time, or excused. */
function ExceptionDialog({ assignment, zone, learner, exception, onClose }: ExceptionDialogProps) {
  const host = useHost();
  const refresh = useRefresh();
  const formId = useId();
  const wall = (moment: string | null | undefined) => (moment ? wallTimeAt(moment, zone) : '');
  const [due, setDue] = useState(wall(exception?.due_at));
  const [closes, setCloses] = useState(wall(exception?.closes_at));
  const [extra, setExtra] = useState(String(exception?.extra_time ?? 0));
  const [excused, setExcused] = useState(exception?.excused ?? false);
  const params = { id: String(assignment.id), userId: String(learner.user_id) };
  const { failure, error, busy, submit } = useSubmission({
    ready: true,
    run: async () => {
      const body = {
        due_at: momentOf(due, zone),
        closes_at: momentOf(closes, zone),
        extra_time: Number(extra) as ExtraTime,
        excused,
      };
      const asEveryone = body.due_at === null && body.closes_at === null && body.extra_time === 0 && !excused;
      if (asEveryone) {
        if (exception) await host.request('DELETE /api/assignments/:id/exceptions/:userId', { params });
      } else await host.request('PUT /api/assignments/:id/exceptions/:userId', { params, body });
      await refresh('GET /api/assignments/:id', 'GET /api/assignment-overview');
    },
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Exception for ${learner.name}`}
      description="What you leave empty is as for everyone."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} noValidate onSubmit={(event) => void submit(event)}>
        <Checkbox label="Excused" help="It isn’t missing, and doesn’t count." checked={excused} onCheckedChange={setExcused} />
        {!excused && (
          <>
            <TextField
              label="Due"
              type="datetime-local"
              help={`Time in ${zone.replaceAll('_', ' ')}.`}
              value={due}
              error={issueAt(error, 'due_at')}
              onChange={({ target }) => setDue(target.value)}
            />
            {assignment.late_allowed && (
              <TextField
                label="Closes"
                type="datetime-local"
                value={closes}
                error={issueAt(error, 'closes_at')}
                onChange={({ target }) => setCloses(target.value)}
              />
            )}
            <Select
              label="Extra time"
              help="On top of the learner’s own."
              value={extra}
              options={EXTRA_TIME}
              onValueChange={setExtra}
            />
          </>
        )}
        {failure && !hasIssueAt(error, ['due_at', 'closes_at']) && <Banner tone="error">{failure}</Banner>}
      </form>
    </Dialog>
  );
}
