import type { SubjectWithTopics } from '@api/contract';
import { css } from '@emotion/react';
import { counted, messageOf } from '@shell/kit';
import { Banner, Button, Dialog, DialogClose, ProgressBar, token } from 'design-system';
import { type FormEvent, useId } from 'react';
import { ReasonField } from '../../staff-area/ReasonField.tsx';
import { BulkFields } from './BulkFields.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import type { Target } from './bulk-change.ts';
import { useBulkChange } from './use-bulk-change.ts';

const column = css({ display: 'grid', gap: token.space[4] });

interface BulkDialogProps {
  target: Target;
  /** How many are chosen. */
  count: number;
  subjects: readonly SubjectWithTopics[];
  onOpenChange: (open: boolean) => void;
  onDone: () => void;
}

/** Changes many questions: what to change, what that would do, and only then does it. What is chosen stays where it fails. */
export function BulkDialog({ target, count, subjects, onOpenChange, onDone }: BulkDialogProps) {
  const formId = useId();
  const bulk = useBulkChange(target, () => {
    onDone();
    onOpenChange(false);
  });
  const { preview, waiting, busy } = bulk;
  const outcome = preview.data;
  const fault = bulk.refused ?? (preview.error && messageOf(preview.error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    bulk.look();
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !busy && onOpenChange(open)}
      closable={!busy}
      title={`Change ${counted(count, 'question')}`}
      description="Nothing changes before you have seen what would. The whole can be taken back."
      footer={
        <>
          <DialogClose render={<Button disabled={busy}>Cancel</Button>} />
          {outcome ? (
            <Button variant="primary" loading={busy} disabled={outcome.changed === 0} onClick={() => void bulk.apply()}>
              Change {counted(outcome.changed, 'question')}
            </Button>
          ) : (
            <Button variant="primary" type="submit" form={formId} disabled={!bulk.ready} loading={preview.isPending}>
              Preview
            </Button>
          )}
        </>
      }
    >
      <form id={formId} css={column} onSubmit={submit}>
        {fault && (
          <Banner
            tone="error"
            action={
              bulk.refused && (
                <Button size="small" onClick={bulk.look}>
                  Look again
                </Button>
              )
            }
          >
            {fault}
          </Banner>
        )}
        <BulkFields values={bulk.values} subjects={subjects} onChoose={bulk.choose} />
        {outcome && <BulkOutcome preview={outcome} />}
        {outcome && <ReasonField optional value={bulk.reason} onValueChange={bulk.setReason} />}
        {waiting && <ProgressBar label="Changing the questions" value={waiting.progress} max={Math.max(waiting.total, 1)} />}
      </form>
    </Dialog>
  );
}
