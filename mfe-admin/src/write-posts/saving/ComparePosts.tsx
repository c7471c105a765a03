import type { PostContent, StaffPost } from '@api/contract';
import { ConflictDialog } from 'design-system';
import { momentOf } from '../../staff-area/formats.tsx';
import { TextDifference } from '../TextDifference.tsx';

interface ComparePostsProps {
  /** A colleague's save. */
  newer: StaffPost;
  mine: PostContent;
  onClose: () => void;
  /** What both have changed, on top of what is stored; saved with the next save. */
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** Two have written the same post: what differs, and what shall count. Nothing is lost: versions keep what was saved. */
export const ComparePosts = ({ newer, mine, onClose, onMerge, onTakeTheirs }: ComparePostsProps) => (
  <ConflictDialog
    onPutOff={onClose}
    title="Somebody has saved this post meanwhile"
    description={`${newer.changed_by?.name ?? 'Somebody'}, ${momentOf(newer.changed_at)}. Struck out is theirs, marked is yours.`}
    mine={{ label: 'Put mine on top', onChoose: onMerge }}
    theirs={{ label: 'Take theirs', onChoose: onTakeTheirs }}
  >
    <TextDifference before={newer.content} after={mine} />
  </ConflictDialog>
);
