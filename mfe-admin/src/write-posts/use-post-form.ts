import type { PostContent, StaffPost } from '@api/contract';
import { useHost, useSession } from '@shell/kit';
import { storedDraft } from '@shell/kit/drafts';
import { useEffect, useMemo, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { changedFields, emptyPost, merged } from './post-form.ts';

export type PostForm = ReturnType<typeof usePostForm>;

/** A post's form, and the stored state that it started from, which a draft may make an older one. */
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
  /** Shows a newer state with the form's changes since `former`. */
  const showBelow = (stored: StaffPost, former = base?.content ?? stored.content) =>
    show(stored, merged(former, form.getValues(), stored.content));
  /** Replaces the input; Undo brings it back as changes to `since`. */
  const showInstead = (stored: StaffPost | null, since: StaffPost | null, text: string) => {
    const content = form.getValues();
    show(stored);
    host.notify({ tone: 'info', text, action: { label: 'Undo', run: () => show(since, content) } });
  };
  const forgetRestored = () => setRestored(null);
  const discard = () => {
    showInstead(post, base, 'Your unsaved changes are discarded.');
    forgetRestored();
  };
  const takeTheirs = (theirs: StaffPost) => showInstead(theirs, theirs, 'The form shows what was saved.');
  return { form, base, unsaved, restored, show, showBelow, discard, takeTheirs, forgetRestored };
}

export interface KeptPost {
  content: PostContent;
  /** Where it started; null for a new post. */
  base: StaffPost | null;
  at: number;
}

const keptPost = (userId: number, id: number | null) =>
  storedDraft(userId, `post:${id ?? 'new'}`, (stored) => {
    const kept = stored as KeptPost | null;
    return typeof kept?.content?.body === 'string' ? kept : null;
  });

/** Null if there is nothing readable. */
export const readKeptPost = (userId: number, id: number | null): KeptPost | null => keptPost(userId, id).read();

/** Deletes the draft. */
export const forgetKeptPost = (userId: number, id: number | null): boolean => keptPost(userId, id).keep(null);

/** Stores the form on this device while it differs from the saved state. Returns whether it does. */
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
