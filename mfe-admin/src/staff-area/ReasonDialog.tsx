import { LONGEST_REASON } from '@api/contract/limits';
import { css } from '@emotion/react';
import { messageOf } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, TextField, token } from 'design-system';
import { type FormEvent, useId, useState } from 'react';

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
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ready = reason.trim().length >= SHORTEST_REASON;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await run(reason.trim());
      setReason('');
      onOpenChange(false);
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
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
