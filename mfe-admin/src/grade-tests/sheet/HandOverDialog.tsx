import type { Grading } from '@api/contract';
import { messageOf, useApi, useApiMutation, useHost } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, LoadingRegion, Select, Skeleton } from 'design-system';
import { useState } from 'react';
import { ListFailed } from '../../staff-area/ListFailed.tsx';

interface HandOverDialogProps {
  grading: Grading;
  me: number;
  /** Saves what is written; false where not all of it could be stored. */
  isStored: () => Promise<boolean>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHandedOver: () => void;
}

/** Claims a sheet for a colleague, who is told and goes on from the stored draft. */
export function HandOverDialog({ grading, me, isStored, open, onOpenChange, onHandedOver }: HandOverDialogProps) {
  const { slug, claimed_by } = grading;
  const { notify } = useHost();
  const list = useApi('GET /api/admin/colleagues', {}, { staleTime: 60_000, enabled: open });
  const colleagues = (list.data?.colleagues ?? []).filter(({ id }) => id !== me && id !== claimed_by?.id);
  const [chosen, setChosen] = useState<string>();
  const [unsaved, setUnsaved] = useState(false);
  const give = useApiMutation('PUT /api/grading/:slug', { invalidates: ['GET /api/grading/queue'] });
  const whom = chosen ?? String(colleagues[0]?.id ?? '');
  const handOver = async () => {
    const stored = await isStored();
    setUnsaved(!stored);
    if (!stored) return;
    try {
      const { message } = await give.mutateAsync({ params: { slug }, body: { action: 'assign', assignee_id: Number(whom) } });
      notify({ tone: 'success', text: message });
      onOpenChange(false);
      onHandedOver();
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Give this sheet to a colleague"
      description={`${claimed_by ? 'The draft goes along. ' : ''}Whoever gets it is told; the time by which it is due stays.`}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="primary" loading={give.isPending} disabled={whom === ''} onClick={() => void handOver()}>
            Give it
          </Button>
        </>
      }
    >
      {unsaved && <Banner tone="error">The sheet stays with you: your last changes are not saved yet.</Banner>}
      {give.error && <Banner tone="error">{messageOf(give.error)}</Banner>}
      {list.isPending && (
        <LoadingRegion label="Loading colleagues">
          <Skeleton />
        </LoadingRegion>
      )}
      <ListFailed title="Your colleagues did not load" list={list} />
      {list.data && colleagues.length === 0 && <p>There is no other colleague to give it to.</p>}
      {colleagues.length > 0 && (
        <Select
          label="Colleague"
          value={whom}
          options={colleagues.map(({ id, name }) => ({ value: String(id), label: name }))}
          onValueChange={setChosen}
        />
      )}
    </Dialog>
  );
}
