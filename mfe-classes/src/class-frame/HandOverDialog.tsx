import type { ClassDetail } from '@api/contract';
import { useApiMutation, useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, RadioGroup } from 'design-system';
import { useId, useState } from 'react';
import { quiet, stack } from '../layoutStyles.ts';

/** Makes a co-teacher the owner of a class. */
export function HandOverDialog({ of, onClose }: { of: ClassDetail; onClose: () => void }) {
  const formId = useId();
  const coTeachers = of.teachers.filter(({ role }) => role === 'co_teacher');
  const [chosen, setChosen] = useState<string | null>(null);
  const handOver = useApiMutation('POST /api/classes/:id/hand-over', {
    invalidates: ['GET /api/classes/:id', 'GET /api/classes'],
  });
  const { failure, busy, submit } = useSubmission({
    ready: chosen !== null,
    run: () => handOver.mutateAsync({ params: { id: String(of.id) }, body: { user_id: Number(chosen) } }),
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Hand over the class"
      description="The new owner can archive and delete the class. You stay a co-teacher."
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} disabled={chosen === null} loading={busy}>
            Hand over
          </Button>
        </>
      }
    >
      <form id={formId} css={stack} onSubmit={(event) => void submit(event)}>
        {coTeachers.length === 0 ? (
          <p css={quiet}>There is no co-teacher yet. Invite one under Learners first.</p>
        ) : (
          <RadioGroup
            legend="New owner"
            options={coTeachers.map(({ user_id, name }) => ({ value: String(user_id), label: name }))}
            value={chosen}
            onValueChange={setChosen}
          />
        )}
        {failure && <Banner tone="error">{failure}</Banner>}
      </form>
    </Dialog>
  );
}
