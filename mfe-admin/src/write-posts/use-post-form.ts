import type { PostContent, StaffPost } from '@api/contract';
import { useHost, useSession } from '@shell/kit';
import { storedDraft } from '@shell/kit/drafts';
import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { changedFields, emptyPost, merged } from './post-form.ts';

export type PostForm = ReturnType<typeof usePostForm>;

/** The form of a post with the stored state that it started from, which is not the newest where this device kept changes of it. */
export function usePostForm(post: StaffPost | null, kept: KeptPost | null, writer: string) {
  const host = useHost();
  const empty = useMemo(() => emptyPost(writer), [writer]);
  const [base, setBase] = useState(kept ? kept.base : post);
  const [restored, setRestored] = useState(kept);
  const form = useForm<PostContent>({ defaultValues: kept?.content ?? post?.content ?? empty, shouldFocusError: false });
  const unsaved = useKeptPost(form, base, empty);
  /** Shows a stored state, or `content` as changes to it. */
  const show = (stored: StaffPost | null, content = stored?.content ?? empty) => {
    setBase(stored);
    form.reset(content);
  };
  /** Shows a newer state with what this form has changed since `former` on it, unsaved. */
  const showBelow = (stored: StaffPost, former = base?.content ?? stored.content) =>
    show(stored, merged(former, form.getValues(), stored.content));
  /** Replaces the input by a state; Undo brings it back as changes to `since`. */
  const showInstead = (stored: StaffPost | null, since: StaffPost | null, text: string) => {
    const content = form.getValues();
    show(stored);
    host.notify({ tone: 'info', text, action: { label: 'Undo', run: () => show(since, content) } });
  };
  /** The changes that came back are stored, or not wanted. */
  const forgetRestored = () => setRestored(null);
  const discard = () => {
    showInstead(post, base, 'Your unsaved changes are discarded.');
    forgetRestored();
  };
  const takeTheirs = (theirs: StaffPost) => showInstead(theirs, theirs, 'The form shows what was saved.');
  return { form, base, unsaved, restored, show, showBelow, discard, takeTheirs, forgetRestored };
}

/** Unsaved input for a post, as this device keeps it. */
export interface KeptPost {
  content: PostContent;
  /** The state that the work started from; null for a new post. */
  base: StaffPost | null;
  /** Milliseconds since 1970. */
  at: number;
}

const keptPost = (userId: number, id: number | null) =>
  storedDraft(userId, `post:${id ?? 'new'}`, (stored) => {
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
function useKeptPost(form: UseFormReturn<PostContent>, base: StaffPost | null, empty: PostContent): boolean {
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
