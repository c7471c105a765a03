import { AlertDialog } from 'design-system';
import { useRef } from 'react';
import { useAttempt } from './attempt.ts';
import type { Leaving } from './use-leaving.ts';

/** Asks before a running test is left: nothing is lost, but the time goes on. */
export function LeaveDialog({ asking, stay, leave }: Leaving) {
  const timed = useAttempt(({ clock }) => clock.deadline !== null);
  const left = useRef(false);
  return (
    <AlertDialog
      open={asking}
      onOpenChange={(next) => {
        if (!next && !left.current) stay();
      }}
      title="Leave the test?"
      description={`Your answers are saved.${timed ? ' The clock goes on.' : ''} A bar at the bottom of every page leads back to the test.`}
      confirmLabel="Leave for now"
      cancelLabel="Go on with the test"
      onConfirm={() => {
        left.current = true;
        leave();
      }}
    />
  );
}
