import { counted } from '@shell/kit';
import { AlertDialog } from 'design-system';
import { countProgress, type Progress } from './answer/progress.ts';

interface EndDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of each question. */
  progress: readonly Progress[];
  onEnd: () => Promise<void>;
}

/** Asks before a test is ended, with what is done of it. */
export function EndDialog({ open, onOpenChange, progress, onEnd }: EndDialogProps) {
  const { attempted, skipped, unvisited, flagged } = countProgress(progress);
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="End this test?"
      description={`${attempted} of ${counted(progress.length, 'question')} attempted, ${skipped} skipped, ${unvisited} not done yet, ${flagged} flagged. A test that has ended cannot be taken again.`}
      confirmLabel="End Test"
      cancelLabel="Go on with the test"
      onConfirm={onEnd}
    />
  );
}
