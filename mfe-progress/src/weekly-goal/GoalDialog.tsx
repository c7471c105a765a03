import { WEEKLY_MINUTES } from '@api/contract/limits';
import { isApiError, useApiMutation, useSubmission } from '@shell/kit';
import { FormDialog, NumberField } from 'design-system';
import { useState } from 'react';

interface GoalDialogProps {
  goal: number | null;
  onClose: () => void;
}

/** Sets the weekly minutes; an empty field removes the goal. */
export function GoalDialog({ goal, onClose }: GoalDialogProps) {
  const save = useApiMutation('PUT /api/study-plan', { invalidates: ['GET /api/today', 'GET /api/study-plan/week'] });
  const [minutes, setMinutes] = useState(goal);
  const { error, busy, submit } = useSubmission({
    ready: true,
    run: () => save.mutateAsync({ body: { weekly_minutes: minutes } }),
    onDone: onClose,
    inForm: (refusal) => isApiError(refusal) && refusal.issues.length > 0,
  });
  return (
    <FormDialog
      onClose={onClose}
      title="Weekly goal"
      description="It’s yours alone: nothing happens if you miss it."
      submitLabel="Save goal"
      busy={busy}
      noValidate
      onSubmit={submit}
    >
      <NumberField
        label="Minutes a week"
        help="Leave empty for no goal."
        value={minutes}
        min={WEEKLY_MINUTES.least}
        max={WEEKLY_MINUTES.most}
        error={isApiError(error) ? error.issues[0]?.message : undefined}
        onValueChange={setMinutes}
      />
    </FormDialog>
  );
}
