import type { PostContent, StaffPost } from '@api/contract';
import { ConflictDialog } from 'design-system';
import { FieldDifferences } from '../staff-area/editor/FieldDifferences.tsx';
import { momentOf } from '../staff-area/formats.ts';
import { differences } from './post-form.ts';

interface ComparePostsProps {
  newer: StaffPost;
  mine: PostContent;
  onClose: () => void;
  /** Merges the reader's changes into the stored post. */
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** Asks which of two edits counts. Versions keep what was saved. */
export const ComparePosts = ({ newer, mine, onClose, onMerge, onTakeTheirs }: ComparePostsProps) => (
  <ConflictDialog
    onPutOff={onClose}
    title="A colleague has saved this post"
    description={`${newer.changed_by?.name ?? 'A colleague'}, ${momentOf(newer.changed_at)}. Struck out is theirs, marked is yours.`}
    mine={{ label: 'Put mine on top', onChoose: onMerge }}
    theirs={{ label: 'Take theirs', onChoose: onTakeTheirs }}
  >
    <FieldDifferences fields={differences(newer.content, mine)} />
  </ConflictDialog>
);
