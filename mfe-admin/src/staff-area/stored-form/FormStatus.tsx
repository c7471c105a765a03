import type { StaffSubject } from '@api/contract';
import { SaveStatus } from 'design-system';
import { momentOf } from '../formats.tsx';

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
