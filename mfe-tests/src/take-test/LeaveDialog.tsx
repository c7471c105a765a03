import { AlertDialog } from 'design-system';
import { useRef } from 'react';

interface LeaveDialogProps {
  open: boolean;
  /** The clock of the test runs on. */
  timed: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a running test is left: nothing is lost, but the time goes on. */
export function LeaveDialog({ open, timed, onStay, onLeave }: LeaveDialogProps) {
  const left = useRef(false);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        if (!next && !left.current) onStay();
      }}
      title="Leave the test?"
      description={`Your answers are saved.${timed ? ' The clock goes on.' : ''} A bar at the bottom of every page leads back to the test.`}
      confirmLabel="Leave for now"
      cancelLabel="Go on with the test"
      onConfirm={() => {
        left.current = true;
        onLeave();
      }}
    />
  );
}
