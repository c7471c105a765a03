import type { EditableQuestion } from '@api/contract';
import { useHost } from '@shell/kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { mergeEdits } from './form/differences.ts';
import { emptyValues, type QuestionValues, valuesOf } from './form/question-values.ts';
import { checkForm } from './form/rules.ts';
import type { QuestionDraft } from './saving/draft-store.ts';

export type QuestionForm = ReturnType<typeof useQuestionForm>;

/** The form of a question with the stored state that it started from, which is not the newest where a draft brought it back. */
export function useQuestionForm(question: EditableQuestion | null, draft: QuestionDraft | null) {
  const host = useHost();
  const [base, setBase] = useState(draft ? draft.base : question);
  const [restored, setRestored] = useState(draft);
  const form = useForm<QuestionValues>({
    defaultValues: draft?.values ?? (question ? valuesOf(question) : emptyValues()),
    resolver: checkForm,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  /** Shows what is stored, or `values` as changes of it. */
  const show = (stored: EditableQuestion | null, values = stored ? valuesOf(stored) : emptyValues()) => {
    setBase(stored);
    form.reset(values);
  };
  /** A newer state with what this form has changed since `former` on it. */
  const onTop = (former: QuestionValues, stored: EditableQuestion) =>
    mergeEdits(former, form.getValues(), valuesOf(stored)).values;
  /** The changes that came back are stored, or not wanted. */
  const forgetRestored = () => setRestored(null);
  const discard = () => {
    const former = { base, values: form.getValues() };
    show(question);
    forgetRestored();
    host.notify({
      tone: 'info',
      text: 'Your unsaved changes are discarded.',
      action: { label: 'Undo', run: () => show(former.base, former.values) },
    });
  };
  return { form, base, restored, show, onTop, discard, forgetRestored };
}
