import type { UploadRun } from '@api/contract';
import { css } from '@emotion/react';
import { messageOf, useApiMutation } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, TextField, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';
import { counted } from './upload-words.ts';

const form = css({ display: 'grid', gap: token.space[4] });

interface TakeBackDialogProps {
  run: UploadRun;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before a run is taken back, and takes down why. */
export function TakeBackDialog({ run, open, onOpenChange }: TakeBackDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const call = useApiMutation('POST /api/admin/uploads/runs/:id/take-back', {
    invalidates: ['GET /api/admin/uploads/runs/:id', 'GET /api/admin/uploads/runs'],
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '' || call.isPending) return;
    try {
      await call.mutateAsync({ params: { id: run.id }, body: { reason: reason.trim() } });
      onOpenChange(false);
    } catch {
      // Said in the dialog.
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Take this upload back?"
      description={`${counted(run.created, 'new thing')} will be removed and ${counted(run.updated, 'changed one')} made what it was. What was used or changed since stays, and is named.`}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="danger" type="submit" form={id} disabled={reason.trim() === ''} loading={call.isPending}>
            Take it back
          </Button>
        </>
      }
    >
      <form id={id} css={form} onSubmit={submit}>
        {call.error && <Banner tone="error">{messageOf(call.error)}</Banner>}
        <TextField label="Why" help="Stands in the log." value={reason} onChange={({ target }) => setReason(target.value)} />
      </form>
    </Dialog>
  );
}
