import type { EditableQuestion } from '@api/contract';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedFields } from '../form/differences.ts';
import { emptyValues, type QuestionValues, valuesOf } from '../form/question-values.ts';
import { removeDraft, writeDraft } from './draft-store.ts';

/** Milliseconds without a change before the draft is written. */
const QUIET = 500;

/** The state of unsaved input: none, kept on this device, or refused by it (a full disk, some private windows). */
export type Unsaved = 'nothing' | 'kept' | 'not-kept';

/** Keeps what is in the form while it differs from what is stored, and says whether it does. */
export function useKeptDraft(key: string, form: UseFormReturn<QuestionValues>, base: EditableQuestion | null): Unsaved {
  const [differs, setDiffers] = useState(false);
  const [refused, setRefused] = useState(false);
  /** Writes what the pause after the last key has not written yet. */
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const stored = base ? valuesOf(base) : emptyValues();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      waiting.current = null;
      const values = form.getValues();
      void writeDraft(key, { values, base, at: Date.now() }).then((kept) => setRefused(!kept));
    };
    const look = () => {
      clearTimeout(timer);
      const different = changedFields(stored, form.getValues()).length > 0;
      setDiffers(different);
      waiting.current = different ? keep : null;
      if (different) timer = setTimeout(keep, QUIET);
      // Immediately: a page left right after saving must not find a draft of stored work on return.
      else void removeDraft(key);
    };
    look();
    const { unsubscribe } = form.watch(look);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [key, form, base]);
  useEffect(() => {
    const flush = () => waiting.current?.();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', flush);
      flush();
    };
  }, []);
  if (!differs) return 'nothing';
  return refused ? 'not-kept' : 'kept';
}
