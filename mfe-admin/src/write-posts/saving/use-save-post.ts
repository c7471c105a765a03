import type { StaffPost } from '@api/contract';
import { useHost, useRedirect, useRefresh } from '@shell/kit';
import { useState } from 'react';
import { editPostAddress } from '../post-address.ts';
import type { PostForm } from '../use-post-form.ts';
import { forgetKeptPost } from './use-kept-post.ts';
import type { Refusal } from './use-refusal.ts';

/** What shows a post, and is to be read again when it has changed. */
export const READS_OF_POSTS = [
  'GET /api/admin/blog-posts',
  'GET /api/admin/blog-posts/:id',
  'GET /api/admin/blog-posts/:id/versions',
] as const;

/** Saves the form and goes on in it; what was written meanwhile stays, unsaved. */
export function useSavePost({ form, base, showBelow, forgetRestored }: PostForm, refusal: Refusal) {
  const host = useHost();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  /** The stored post, or null where it was refused; the page says why. */
  const save = async (): Promise<StaffPost | null> => {
    if (busy) return null;
    const content = form.getValues();
    refusal.forget();
    setBusy(true);
    try {
      const { post: stored } = base
        ? await host.request('PUT /api/admin/blog-posts/:id', {
            params: { id: base.id },
            body: { version: base.version, content },
          })
        : await host.request('POST /api/admin/blog-posts', { body: content });
      forgetRestored();
      if (!base) forgetKeptPost(host.session.get().user?.id ?? 0, null);
      showBelow(stored, content);
      void refresh(...READS_OF_POSTS);
      if (!base) redirect(editPostAddress(stored.id));
      return stored;
    } catch (error) {
      await refusal.tell(error);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
