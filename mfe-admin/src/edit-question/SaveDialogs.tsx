import type { EditableQuestion } from '@api/contract';
import { useSession } from '@shell/kit';
import type { RefObject } from 'react';
import { findInForm } from './form/find-in-form.ts';
import type { Names } from './form/readable.ts';
import { BrokenTexDialog } from './saving/BrokenTexDialog.tsx';
import { DuplicateDialog } from './saving/DuplicateDialog.tsx';
import { MergeDialog } from './saving/MergeDialog.tsx';
import type { QuestionForm } from './use-question-form.ts';
import type { useStoring } from './use-storing.ts';

interface SaveDialogsProps {
  editing: QuestionForm;
  saving: ReturnType<typeof useStoring>;
  box: RefObject<HTMLFormElement | null>;
  names: Names;
  /** A colleague's stored edit, to be merged with the form. */
  rival: EditableQuestion | null;
  /** The form goes on from the newer state, or it was put off. */
  onSettled: () => void;
}

/** What saving has to ask: whether a near duplicate or broken formulae are meant, and what counts of two edits. */
export function SaveDialogs({ editing, saving, box, names, rival, onSettled }: SaveDialogsProps) {
  const { user } = useSession();
  const { form, base, show } = editing;
  const { state, reset, submitWith } = saving;
  return (
    <>
      <DuplicateDialog
        found={state.name === 'duplicates' ? state.found : null}
        saving={false}
        onClose={reset}
        onSaveAnyway={() => submitWith({ nearDuplicates: true })}
      />
      <BrokenTexDialog
        faults={state.name === 'broken-tex' ? state.faults : null}
        visible={form.getValues('visible')}
        onClose={reset}
        onFind={(fault) => {
          reset();
          findInForm(box.current, fault);
        }}
        onPublish={() => submitWith({ brokenTex: true })}
      />
      {rival && base && (
        <MergeDialog
          userId={user?.id}
          base={base}
          mine={form.getValues()}
          newer={rival}
          names={names}
          onClose={onSettled}
          onTakeTheirs={() => {
            show(rival);
            onSettled();
          }}
          onMerged={(values) => {
            show(rival, values);
            onSettled();
          }}
        />
      )}
    </>
  );
}
