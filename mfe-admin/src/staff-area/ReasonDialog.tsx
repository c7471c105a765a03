import { LONGEST_REASON, SHORTEST_REASON } from '@api/contract/limits';
import { useSubmission } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, TextField } from 'design-system';
import { type ReactNode, useId, useState } from 'react';
import { stack } from './styles.ts';

interface ReasonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  label: string;
  /** It cannot be done, as `children` say. */
  disabled?: boolean;
  children?: ReactNode;
  run: (reason: string) => Promise<void>;
}

/** Confirms a serious action with its reason. The input stays until it succeeds. */
export function ReasonDialog({
  open,
  onOpenChange,
  title,
  description,
  label,
  disabled = false,
  children,
  run,
}: ReasonDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const ready = !disabled && reason.trim().length >= SHORTEST_REASON;
  const { failure, busy, submit } = useSubmission({
    ...{ ready, open },
    run: async () => {
      await run(reason.trim());
      // Keeps a reason typed since.
      setReason((now) => (now === reason ? '' : now));
    },
    onDone: () => onOpenChange(false),
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
      <form id={formId} css={stack[4]} onSubmit={(event) => void submit(event)}>
        {failure && <Banner tone="error">{failure}</Banner>}
        {children}
        <ReasonField value={reason} onValueChange={setReason} />
      </form>
    </Dialog>
  );
}

interface ReasonFieldProps {
  value: string;
  onValueChange: (reason: string) => void;
  optional?: boolean;
}

/** The reason of an action, kept in the log. */
export function ReasonField({ value, onValueChange, optional = false }: ReasonFieldProps) {
  return (
    <TextField
      label={optional ? 'Reason (optional)' : 'Reason'}
      required={!optional}
      maxLength={LONGEST_REASON}
      help="Kept in the log, visible to staff only."
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
