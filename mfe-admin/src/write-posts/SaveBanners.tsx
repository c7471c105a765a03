import type { StaffPost } from '@api/contract';
import { Banner, Button } from 'design-system';
import type { Failure } from './saving/use-refusal.ts';

interface SaveBannersProps {
  failure: Failure | null;
  /** A colleague's save since the form was opened, while it has changes of its own. */
  newer: StaffPost | null;
  onDismiss: () => void;
  onCompare: (newer: StaffPost) => void;
}

/** The reason of the last refusal, and a note on a colleague's concurrent save. */
export const SaveBanners = ({ failure, newer, onDismiss, onCompare }: SaveBannersProps) => (
  <>
    {failure && (
      <Banner tone="error" title={failure.reason.replace(/[.!]?$/, '.')} onDismiss={onDismiss}>
        What you have written is still here.
      </Banner>
    )}
    {newer && (
      <Banner
        tone="warning"
        title={`${newer.changed_by?.name ?? 'Somebody'} has saved this post since you opened it.`}
        action={
          <Button size="small" aria-haspopup="dialog" onClick={() => onCompare(newer)}>
            Compare
          </Button>
        }
      >
        Nothing of yours is lost.
      </Banner>
    )}
  </>
);
