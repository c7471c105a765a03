import type { UploadRun } from '@api/contract';
import { useApiMutation } from '@shell/kit';
import { ReasonDialog } from '../staff-area/ReasonDialog.tsx';
import { counted } from './upload-labels.ts';

interface TakeBackDialogProps {
  run: UploadRun;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Undoes a run, with a reason. */
export function TakeBackDialog({ run, open, onOpenChange }: TakeBackDialogProps) {
  const call = useApiMutation('POST /api/admin/uploads/runs/:id/take-back', {
    invalidates: ['GET /api/admin/uploads/runs/:id', 'GET /api/admin/uploads/runs'],
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Take this upload back?"
      description={`${counted(run.created, 'new thing')} will be removed and ${counted(run.updated, 'changed one')} restored. What was used or changed since stays, and is named.`}
      label="Take it back"
      run={async (reason) => {
        await call.mutateAsync({ params: { id: run.id }, body: { reason } });
      }}
    />
  );
}
