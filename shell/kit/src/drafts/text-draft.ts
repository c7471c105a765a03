import { useState } from 'react';
import { useSession } from '../host-context.tsx';
import { draftPlace, storedText } from './stored-value.ts';

/** A user's draft (0: a guest); null if there is none. */
export const readDraft = (userId: number, key: string): string | null => storedText(draftPlace(userId, key)).read();

/** Stores a draft; null deletes it. */
export function storeDraft(userId: number, key: string, draft: string | null): void {
  // Without storage, only a reload loses it.
  storedText(draftPlace(userId, key)).keep(draft || null);
}

/** The text of a field, stored with each change and deleted when empty. */
export function useDraft(key: string): [words: string, write: (words: string) => void] {
  const { id: userId = 0 } = useSession().user ?? {};
  const [words, setWords] = useState(() => readDraft(userId, key) ?? '');
  const write = (next: string) => {
    setWords(next);
    storeDraft(userId, key, next);
  };
  return [words, write];
}
