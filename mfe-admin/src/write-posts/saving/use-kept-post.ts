import type { PostContent, StaffPost } from '@api/contract';
import { useSession } from '@shell/kit';
import { keptDraft } from '@shell/kit/kept-work';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedFields } from '../post-form.ts';

/** Unsaved input for a post, as this device keeps it. */
export interface KeptPost {
  content: PostContent;
  /** The state that the work started from; null for a new post. */
  base: StaffPost | null;
  /** Milliseconds since 1970. */
  at: number;
}

const keptPost = (userId: number, id: number | null) =>
  keptDraft(userId, `post:${id ?? 'new'}`, (stored) => {
    const kept = stored as KeptPost | null;
    return typeof kept?.content?.body === 'string' ? kept : null;
  });

/** What this device keeps of a post; null where there is nothing, or nothing that can be read. */
export const readKeptPost = (userId: number, id: number | null): KeptPost | null => keptPost(userId, id).read();

/** Forgets what this device keeps of a post. */
export const forgetKeptPost = (userId: number, id: number | null): boolean => keptPost(userId, id).keep(null);

/**
 * Keeps the form on this device after each change, while it differs from the saved state. Returns whether it differs.
 */
export function useKeptPost(form: UseFormReturn<PostContent>, base: StaffPost | null, empty: PostContent): boolean {
  const { id: userId = 0 } = useSession().user ?? {};
  const [differs, setDiffers] = useState(false);
  useEffect(() => {
    const saved = base?.content ?? empty;
    const look = () => {
      const content = form.getValues();
      const different = changedFields(saved, content).length > 0;
      setDiffers(different);
      keptPost(userId, base?.id ?? null).keep(different ? { content, base, at: Date.now() } : null);
    };
    look();
    const { unsubscribe } = form.watch(look);
    return unsubscribe;
  }, [form, base, empty, userId]);
  return differs;
}
