import { LONGEST_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { Banner, Button, Dialog, DialogClose, TextField, token } from 'design-system';
import { useId, useState } from 'react';
import { useSubmission } from './use-submission.ts';

const form = css({ display: 'grid', gap: token.space[4] });
const SHORTEST_REASON = 3;

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  label: string;
  /** Does it; rejects with why it was refused. */
  run: (reason: string) => Promise<void>;
}

/** Asks before something weighty is done, and why. What was typed stays where it fails. */
export function ReasonDialog({ open, onOpenChange, title, description, label, run }: ReasonDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const ready = reason.trim().length >= SHORTEST_REASON;
  const { failure, busy, submit } = useSubmission({
    ...{ ready, open },
    run: () => run(reason.trim()),
    onDone: () => {
      setReason('');
      onOpenChange(false);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      footer={
        <>
          <DialogClose render={<Button>Cancel</Button>} />
          <Button variant="danger" type="submit" form={formId} disabled={!ready} loading={busy}>
            {label}
          </Button>
        </>
      }
    >
      <form id={formId} css={form} onSubmit={(event) => void submit(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Reason"
          required
          maxLength={LONGEST_REASON}
          help="Kept in the log, which staff alone read."
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
