import { useRedirect } from '@shell/kit';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { editAddress } from '../staff-area/edit-address.ts';
import { changedFields } from './form/differences.ts';
import type { Confirmed } from './form/form-data.ts';
import { emptyValues, type QuestionValues, valuesOf } from './form/question-values.ts';
import { issuesOfFields } from './form/server-issues.ts';
import { draftKey, writeDraft } from './saving/draft-store.ts';
import { type SaveState, useSaveQuestion } from './saving/use-save-question.ts';
import type { QuestionForm } from './use-question-form.ts';

/** Saves the form and goes on in it; what was written meanwhile stays, unsaved. */
export function useStoring({ form, base, show, onTop, forgetRestored }: QuestionForm, userId: number | undefined) {
  const redirect = useRedirect();
  const saving = useSaveQuestion();
  /** Confirmations since the last save, so that a second question does not repeat the first. */
  const confirmed = useRef<Confirmed>({});
  const storeNow = async (values: QuestionValues, also: Confirmed | null) => {
    confirmed.current = also ? { ...confirmed.current, ...also } : {};
    const stored = await saving.save(values, base, confirmed.current);
    if (!stored) return;
    forgetRestored();
    const kept = onTop(values, stored);
    if (base) {
      show(stored, kept);
      return;
    }
    if (changedFields(valuesOf(stored), kept).length > 0) {
      await writeDraft(draftKey(userId ?? 0, stored.id), { values: kept, base: stored, at: Date.now() });
    }
    form.reset(emptyValues());
    redirect(editAddress(stored.id), { created: true });
  };
  /** A key that is held down, or pressed again, asks for the same once more while it is on its way. */
  const underWay = useRef(false);
  const store = async (values: QuestionValues, also: Confirmed | null = null) => {
    if (underWay.current) return;
    underWay.current = true;
    await storeNow(values, also).finally(() => {
      underWay.current = false;
    });
  };
  const submit = form.handleSubmit((values) => store(values));
  const submitWith = (also: Confirmed) => void form.handleSubmit((values) => store(values, also))();
  return { state: saving.state, reset: saving.reset, submit, submitWith };
}

/** Says beside the fields what the server found in them, and goes to the first one on the screen that needs another look. */
export function useFaultyFields(form: UseFormReturn<QuestionValues>, state: SaveState, box: RefObject<HTMLElement | null>): void {
  /** The last attempt that was refused for what some fields hold. */
  const [refused, setRefused] = useState<SaveState | null>(null);
  useEffect(() => {
    if (state.name !== 'failed' && state.name !== 'broken-tex') return;
    const issues = issuesOfFields(state.issues, form.getValues());
    for (const { path, message } of issues) form.setError(path as FieldPath<QuestionValues>, { type: 'server', message });
    // The dialog that lists broken formulae has the focus.
    setRefused(state.name === 'failed' && issues.length > 0 ? state : null);
  }, [state, form]);
  const { submitCount, isSubmitSuccessful } = form.formState;
  // The form's own order is that in which fields were drawn.
  useEffect(() => {
    const faulty = refused !== null || (submitCount > 0 && !isSubmitSuccessful);
    if (faulty) box.current?.querySelector<HTMLElement>('[aria-invalid], [data-faulty]')?.focus();
  }, [refused, submitCount, isSubmitSuccessful, box]);
}
