import type { Grading } from '@api/contract';
import { messageOf, useApi, useApiMutation, useHost, useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, LoadingRegion, Select, Skeleton } from 'design-system';
import { useId, useState } from 'react';
import { assignable } from '../../staff-area/assign/assignable.ts';
import { ReadFailed } from '../../staff-area/ReadFailed.tsx';
import { stack } from '../../staff-area/styles.ts';

interface HandOverDialogProps {
  grading: Grading;
  me: number;
  /** Saves input; false if some could not be stored. */
  isStored: () => Promise<boolean>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHandedOver: () => void;
}

/** A colleague would not see unsaved input. */
class UnsavedChanges extends Error {}
const errorMessage = (error: unknown) =>
  error instanceof UnsavedChanges ? 'The sheet stays with you: your last changes are not saved yet.' : messageOf(error);

/** Hands a sheet to a colleague. Stays open while sending, as the response refreshes the screen behind it. */
export function HandOverDialog({ grading, me, isStored, open, onOpenChange, onHandedOver }: HandOverDialogProps) {
  const { slug, claimed_by } = grading;
  const { notify } = useHost();
  const formId = useId();
  const list = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000, enabled: open });
  const colleagues = assignable(list.data?.colleagues ?? [], 'grading').filter(({ id }) => id !== me && id !== claimed_by?.id);
  const [chosen, setChosen] = useState<string>();
  const give = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });
  const whom = chosen ?? String(colleagues[0]?.id ?? '');
  const { failure, busy, submit } = useSubmission({
    ...{ ready: whom !== '', open, errorMessage },
    run: async () => {
      if (!(await isStored())) throw new UnsavedChanges();
      const { message } = await give.mutateAsync({ params: { slug }, body: { action: 'assign', assignee_id: Number(whom) } });
      notify({ tone: 'success', text: message });
    },
    onDone: () => {
      onOpenChange(false);
      onHandedOver();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      closable={!busy}
      title="Give this sheet to a colleague"
      description={`${claimed_by ? 'Your draft is included. ' : ''}The colleague is notified. The time by which it is due stays the same.`}
      footer={
        <>
          <DialogClose render={<Button disabled={busy}>Cancel</Button>} />
          <Button variant="primary" type="submit" form={formId} loading={busy} disabled={whom === ''}>
            Give it
          </Button>
        </>
      }
    >
      <form id={formId} css={stack[4]} onSubmit={(event) => void submit(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        {list.isPending && (
          <LoadingRegion label="Loading colleagues">
            <Skeleton />
          </LoadingRegion>
        )}
        <ReadFailed title="Your colleagues did not load" read={list} />
        {list.data && colleagues.length === 0 && <p>There is no other colleague to give it to.</p>}
        {colleagues.length > 0 && (
          <Select
            label="Colleague"
            value={whom}
            options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
            onValueChange={setChosen}
          />
        )}
      </form>
    </Dialog>
  );
}
