import { useErrorDisplay } from '@shell/kit';
import { AlertDialog } from 'design-system';

interface TakeOverDialogProps {
  from: string;
  onClose: () => void;
  takeOver: () => Promise<void>;
}

/** Confirms taking over an idle sheet. */
export function TakeOverDialog({ from, onClose, takeOver }: TakeOverDialogProps) {
  const errorDisplay = useErrorDisplay();
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Take over from ${from}?`}
      description={`Nothing was saved for 8 working hours. The draft comes with it; ${from} can then only look.`}
      confirmLabel="Take over"
      onConfirm={takeOver}
      errorDisplay={errorDisplay}
    />
  );
}
