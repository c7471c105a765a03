import { ConflictDialog } from 'design-system';
import { type FieldDifference, FieldDifferences } from '../editor/FieldDifferences.tsx';

interface FormConflictProps {
  /** "topic". */
  what: string;
  words: string;
  /** From the colleague's version to the reader's. */
  differences: readonly FieldDifference[];
  onPutOff: () => void;
  /** Merges the reader's input into the colleague's version. */
  onMerge: () => void;
  onTakeTheirs: () => void;
}

/** Asks which of two edits of a small form counts. */
export const FormConflict = ({ what, words, differences, onPutOff, onMerge, onTakeTheirs }: FormConflictProps) => (
  <ConflictDialog
    onPutOff={onPutOff}
    title={`A colleague has saved this ${what}`}
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
