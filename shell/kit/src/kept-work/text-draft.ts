import { useState } from 'react';
import { useSession } from '../host-context.tsx';

/**
 * What was written and not yet sent, kept on this device, for each person, until it is sent or discarded. Where the
 * browser keeps nothing (private windows, a full store) writing goes on without it.
 */
export function readDraft(userId: number, key: string): string | null {
  try {
    return localStorage.getItem(place(userId, key));
  } catch {
    return null;
  }
}

/** Keeps a draft; null forgets it. */
export function storeDraft(userId: number, key: string, draft: string | null): void {
  try {
    if (draft) localStorage.setItem(place(userId, key), draft);
    else localStorage.removeItem(place(userId, key));
  } catch {
    // Nothing is lost but the way back after a reload.
  }
}

const place = (userId: number, key: string) => `draft:${userId}:${key}`;

/** What somebody is writing under a key, as it stands in their field; stored with each change, and forgotten once it is empty. */
export function useDraft(key: string): [words: string, write: (words: string) => void] {
  const { id: userId = 0 } = useSession().user ?? {};
  const [words, setWords] = useState(() => readDraft(userId, key) ?? '');
  const write = (next: string) => {
    setWords(next);
    storeDraft(userId, key, next);
  };
  return [words, write];
}
