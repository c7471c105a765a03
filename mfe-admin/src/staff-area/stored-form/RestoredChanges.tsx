import { Banner, Button } from 'design-system';
import { momentOf } from '../formats.tsx';

interface RestoredChangesProps {
  /** When they were made. Milliseconds since the epoch. */
  at: number;
  onDiscard: () => void;
}

/** Says that a large form shows changes which this device had kept, and takes them out of it. */
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
