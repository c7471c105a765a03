import type { PostContent, StaffPost } from '@api/contract';
import { useHost } from '@shell/kit';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { emptyPost, merged } from './post-form.ts';
import { type KeptPost, useKeptPost } from './saving/use-kept-post.ts';

export type PostForm = ReturnType<typeof usePostForm>;

/** The form of a post with the stored state that it started from, which is not the newest where this device kept changes of it. */
export function usePostForm(post: StaffPost | null, kept: KeptPost | null, writer: string) {
  const host = useHost();
  const empty = useMemo(() => emptyPost(writer), [writer]);
  const [base, setBase] = useState(kept ? kept.base : post);
  const [restored, setRestored] = useState(kept);
  const form = useForm<PostContent>({ defaultValues: kept?.content ?? post?.content ?? empty, shouldFocusError: false });
  const unsaved = useKeptPost(form, base, empty);
  /** Shows what is stored, or `content` as changes of it. */
  const show = (stored: StaffPost | null, content = stored?.content ?? empty) => {
    setBase(stored);
    form.reset(content);
  };
  /** Shows a newer state with what this form has changed since `former` on it, unsaved. */
  const showBelow = (stored: StaffPost, former = base?.content ?? stored.content) =>
    show(stored, merged(former, form.getValues(), stored.content));
  /** Shows a state instead of what is written; that comes back as changes of `since` when asked. */
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
