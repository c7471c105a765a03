import type { EditableQuestion } from '@api/contract';
import { draftStore } from '@shell/kit/drafts';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyKey, followDraft, type KeyDraft } from '../answer-keys/key-draft.ts';
import { keyValues } from '../answer-keys/question-keys.ts';
import { changedFields } from '../form/differences.ts';
import { emptyValues, type QuestionValues, valuesOf } from '../form/question-values.ts';

export interface QuestionDraft {
  values: QuestionValues;
  /** Where it started; null for a new question. */
  base: EditableQuestion | null;
  at: number;
}

const drafts = draftStore<QuestionDraft>('question-editor', 'drafts');

/** Each editor has their own. */
export const draftKey = (userId: number, questionId: number | null) => `${userId}:${questionId ?? 'new'}`;

/** As any release stored it. */
type KeptKey = KeyDraft & { follows?: Parameters<typeof followDraft>[0] };

/** Adds missing answer keys, or fields of them, to older drafts. */
function complete(draft: QuestionDraft): QuestionDraft {
  const values = { ...keyValues(draft.base?.answer_keys), ...draft.values };
  const answer_keys = values.answer_keys.map(({ follows, ...key }: KeptKey) => ({
    ...{ ...emptyKey(key.part), ...(follows && followDraft(follows)) },
    ...key,
  }));
  return { ...draft, values: { ...values, answer_keys } };
}

export async function readDraft(key: string): Promise<QuestionDraft | null> {
  const kept = await drafts.read(key);
  return kept && complete(kept);
}

/** False if the browser stores nothing: then it lives as long as the page. */
export const writeDraft = drafts.keep;

/** After saving or discarding. */
export const removeDraft = drafts.forget;

/** Debounce in milliseconds. */
const QUIET = 500;

/** None, stored here, or refused by the browser (a full disk, some private windows). */
export type Unsaved = 'nothing' | 'kept' | 'not-kept';

/** Stores input while it differs from the stored state. Returns whether it does. */
export function useKeptDraft(key: string, form: UseFormReturn<QuestionValues>, base: EditableQuestion | null): Unsaved {
  const [differs, setDiffers] = useState(false);
  const [refused, setRefused] = useState(false);
  /** Writes what is still debounced. */
  const waiting = useRef<(() => void) | null>(null);
  useEffect(() => {
    const stored = base && valuesOf(base);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      waiting.current = null;
      const values = form.getValues();
      void writeDraft(key, { values, base, at: Date.now() }).then((kept) => setRefused(!kept));
    };
    const look = () => {
      clearTimeout(timer);
      const different = changedFields(stored ?? emptyValues(), form.getValues()).length > 0;
      setDiffers(different);
      waiting.current = different ? keep : null;
      if (different) timer = setTimeout(keep, QUIET);
      // At once: a page left right after saving must not find a draft of stored work.
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
