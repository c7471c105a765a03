import type { StaffSubject } from '@api/contract';
import { Banner, Button, SaveStatus } from 'design-system';
import { momentOf } from '../formats.ts';

interface FormStatusProps {
  busy: boolean;
  changed: boolean;
  /** Null for a new one. */
  stored: Pick<StaffSubject, 'last_change'> | null;
}

/** Whether there is something to save, or who saved last. */
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

/** Restored input from before. */
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
  /** Milliseconds since the epoch. */
  at: number;
  onDiscard: () => void;
}

/** Restored changes of this device, to be discarded. */
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
