import { useState } from 'react';
import { useSession } from '../host-context.tsx';
import { draftPlace, keptText } from './kept-value.ts';

/**
 * What was written and not yet sent, kept on this device, for each person, until it is sent or discarded. Where the
 * browser keeps nothing (private windows, a full store) writing goes on without it.
 */
export const readDraft = (userId: number, key: string): string | null => keptText(draftPlace(userId, key)).read();

/** Keeps a draft; null forgets it. */
export function storeDraft(userId: number, key: string, draft: string | null): void {
  // Where it is refused, nothing is lost but the way back after a reload.
  keptText(draftPlace(userId, key)).keep(draft || null);
}

/** What a user is writing under a key, as it is in their field; stored with each change, and forgotten once it is empty. */
export function useDraft(key: string): [words: string, write: (words: string) => void] {
  const { id: userId = 0 } = useSession().user ?? {};
  const [words, setWords] = useState(() => readDraft(userId, key) ?? '');
  const write = (next: string) => {
    setWords(next);
    storeDraft(userId, key, next);
  };
  return [words, write];
}
