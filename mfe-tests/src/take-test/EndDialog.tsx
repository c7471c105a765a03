import { counted } from '@shell/kit';
import { AlertDialog } from 'design-system';
import { countProgress } from './answer/progress.ts';
import { useAllProgress, useAttempt } from './attempt.ts';

/** Asks before a test is ended, with what is done of it. */
export function EndDialog() {
  const open = useAttempt((state) => state.asking);
  const show = useAttempt((state) => state.show);
  const submit = useAttempt((state) => state.submit);
  const progress = useAllProgress();
  const { attempted, skipped, unvisited, flagged } = countProgress(progress);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(asking) => show({ asking })}
      title="End this test?"
      description={`${attempted} of ${counted(progress.length, 'question')} attempted, ${skipped} skipped, ${unvisited} not done yet, ${flagged} flagged. A test that has ended cannot be taken again.`}
      confirmLabel="End Test"
      cancelLabel="Go on with the test"
      onConfirm={submit}
    />
  );
}
