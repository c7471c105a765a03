import type { PostContent, StaffPost } from '@api/contract';
import { readDraft, storeDraft, useSession } from '@shell/kit';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedFields } from './post-form.ts';

/** What somebody has written of a post and not saved, as this device keeps it. */
export interface KeptPost {
  content: PostContent;
  /** The state that the work started from; null for a new post. */
  base: StaffPost | null;
  /** Milliseconds since 1970. */
  at: number;
}

const keyOf = (id: number | null) => `post:${id ?? 'new'}`;

/** What this device keeps of a post; null where there is nothing, or nothing that can be read. */
export function readKeptPost(userId: number, id: number | null): KeptPost | null {
  try {
    const kept = JSON.parse(readDraft(userId, keyOf(id)) ?? 'null') as KeptPost | null;
    return kept && typeof kept.content?.body === 'string' ? kept : null;
  } catch {
    return null;
  }
}

/** Forgets what this device keeps of a post. */
export const forgetKeptPost = (userId: number, id: number | null) => storeDraft(userId, keyOf(id), null);

/** Keeps what is in the form, with each change, while it differs from what is saved. Answers whether it does. */
export function useKeptPost(form: UseFormReturn<PostContent>, base: StaffPost | null, empty: PostContent): boolean {
  const { id: userId = 0 } = useSession().user ?? {};
  const [differs, setDiffers] = useState(false);
  useEffect(() => {
    const saved = base?.content ?? empty;
    const look = () => {
      const content = form.getValues();
      const different = changedFields(saved, content).length > 0;
      setDiffers(different);
      const kept: KeptPost = { content, base, at: Date.now() };
      storeDraft(userId, keyOf(base?.id ?? null), different ? JSON.stringify(kept) : null);
    };
    look();
    const { unsubscribe } = form.watch(look);
    return unsubscribe;
  }, [form, base, empty, userId]);
  return differs;
}
