import { ConflictDialog } from 'design-system';
import { type FieldDifference, FieldDifferences } from '../editor/FieldDifferences.tsx';

interface FormConflictProps {
  /** The kind of thing that was saved by two: "topic". */
  what: string;
  /** Who has saved it, and when. */
  words: string;
  /** From the colleague's version to the reader's. */
  differences: readonly FieldDifference[];
  onPutOff: () => void;
  /** Merges the reader's input into the colleague's version; stored with the next save. */
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** Two have edited the same thing in a small form: what differs, and what shall count. */
export const FormConflict = ({ what, words, differences, onPutOff, onMerge, onTakeTheirs }: FormConflictProps) => (
  <ConflictDialog
    onPutOff={onPutOff}
    title={`Somebody else has saved this ${what}`}
    description={`${words} Struck out is theirs, marked is yours.`}
    mine={{ label: 'Put mine on top', onChoose: onMerge }}
    theirs={{
      label: 'Take theirs',
      onChoose: onTakeTheirs,
      warning: { title: 'Drop your changes?', description: 'The form shows what was saved; yours are gone.' },
    }}
  >
    <FieldDifferences fields={differences} />
  </ConflictDialog>
);
