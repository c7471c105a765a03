import type { StaffSubject } from '@api/contract';
import { Banner, Button, SaveStatus } from 'design-system';
import { momentOf } from '../formats.ts';

interface FormStatusProps {
  /** It is being saved. */
  busy: boolean;
  changed: boolean;
  /** The stored object of the form; null for a new one. */
  stored: Pick<StaffSubject, 'last_change'> | null;
}

/** Whether a small form has something to save; else who saved last. */
export function FormStatus({ busy, changed, stored }: FormStatusProps) {
  if (busy || changed) return <SaveStatus state={busy ? 'saving' : 'unsaved'} />;
  if (stored === null) return <SaveStatus state="saved">Nothing to save.</SaveStatus>;
  const last = stored.last_change;
  return (
    <SaveStatus state="saved">
      {last && `Last changed ${momentOf(last.at)} by ${last.by?.name ?? 'a former colleague'}.`}
    </SaveStatus>
  );
}

/** Says that a form contains unsaved input from before. */
export const RestoredNotice = ({ onDrop }: { onDrop: () => void }) => (
  <Banner
    tone="info"
    action={
      <Button size="small" type="button" onClick={onDrop}>
        Drop it
      </Button>
    }
  >
    This is what you wrote here and had not saved.
  </Banner>
);

interface RestoredChangesProps {
  /** When they were made. Milliseconds since the epoch. */
  at: number;
  onDiscard: () => void;
}

/** Says that a form contains changes kept on this device, and discards them. */
export const RestoredChanges = ({ at, onDiscard }: RestoredChangesProps) => (
  <Banner
    tone="info"
    title={`Your unsaved changes of ${momentOf(new Date(at).toISOString())} are back.`}
    action={
      <Button size="small" onClick={onDiscard}>
        Discard them
      </Button>
    }
  />
);
