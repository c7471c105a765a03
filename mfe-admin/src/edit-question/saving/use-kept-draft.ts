import type { EditableQuestion } from '@api/contract';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedFields } from '../form/differences.ts';
import { emptyValues, type QuestionValues, valuesOf } from '../form/question-values.ts';
import { removeDraft, writeDraft } from './draft-store.ts';

/** Milliseconds without a change before the draft is written. */
const QUIET = 500;

/** Keeps what is in the form while it differs from what is stored, and says whether it does. */
export function useKeptDraft(key: string, form: UseFormReturn<QuestionValues>, base: EditableQuestion | null): boolean {
  const [unsaved, setUnsaved] = useState(false);
  useEffect(() => {
    const stored = base ? valuesOf(base) : emptyValues();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const values = form.getValues();
      const differs = changedFields(stored, values).length > 0;
      setUnsaved(differs);
      clearTimeout(timer);
      timer = setTimeout(() => void (differs ? writeDraft(key, { values, base, at: Date.now() }) : removeDraft(key)), QUIET);
    };
    look();
    const { unsubscribe } = form.watch(look);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [key, form, base]);
  return unsaved;
}
