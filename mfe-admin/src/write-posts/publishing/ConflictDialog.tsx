import type { PostContent, StaffPost } from '@api/contract';
import { Button, Dialog, DialogClose } from 'design-system';
import { momentOf } from '../../staff-area/dates.ts';
import { TextDifference } from '../TextDifference.tsx';

interface ConflictDialogProps {
  /** What somebody else has saved; null: nothing. */
  newer: StaffPost | null;
  mine: PostContent;
  onClose: () => void;
  /** What both have changed, on top of what is stored; saved with the next save. */
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** Two have written the same post: what differs, and what shall count. Nothing is lost: versions keep what was saved. */
export function ConflictDialog({ newer, mine, onClose, onMerge, onTakeTheirs }: ConflictDialogProps) {
  return (
    <Dialog
      open={newer !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="wide"
      title="Somebody has saved this post meanwhile"
      description={
        newer
          ? `${newer.changed_by?.name ?? 'Somebody'}, ${momentOf(newer.changed_at)}. Struck out is theirs, marked is yours.`
          : undefined
      }
      footer={
        <>
          <DialogClose render={<Button>Not now</Button>} />
          <Button onClick={onTakeTheirs}>Take theirs</Button>
          <Button variant="primary" onClick={onMerge}>
            Put mine on top
          </Button>
        </>
      }
    >
      {newer && <TextDifference before={newer.content} after={mine} />}
    </Dialog>
  );
}
