import type { Assignment, AssignmentException, ExtraTime } from '@api/contract';
import { useHost, useRefresh, useSubmission } from '@shell/kit';
import { Banner, Button, Checkbox, Dialog, DialogClose, Select, TextField } from 'design-system';
import { useId, useState } from 'react';
import { momentOf, wallTimeAt } from '../class-time/zoned-time.ts';
import { hasIssueAt, issueAt } from '../issue-at.ts';
import { stack } from '../layoutStyles.ts';

interface ExceptionDialogProps {
  assignment: Assignment;
  /** The class's time zone. */
  zone: string;
  learner: { user_id: number; name: string };
  exception: AssignmentException | undefined;
  onClose: () => void;
}

const EXTRA_TIME = [
  { value: '0', label: 'None' },
  { value: '10', label: '10 %' },
  { value: '25', label: '25 %' },
  { value: '50', label: '50 %' },
];

/** Another due date, extra time, or excused: for one learner. */
export function ExceptionDialog({ assignment, zone, learner, exception, onClose }: ExceptionDialogProps) {
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
