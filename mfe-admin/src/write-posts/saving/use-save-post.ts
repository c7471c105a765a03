import type { StaffPost } from '@api/contract';
import { useHost, useRedirect, useRefresh } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { useState } from 'react';
import { editPostAddress } from '../../staff-area/addresses.ts';
import { forgetKeptPost, type PostForm } from '../use-post-form.ts';
import type { Refusal } from './use-refusal.ts';

/** Reads that a post changes. */
const READS_OF_POSTS = [
  'GET /api/admin/blog-posts',
  'GET /api/admin/blog-posts/:id',
  'GET /api/admin/blog-posts/:id/versions',
] as const;

/** Saves the form; input since then stays, unsaved. */
export function useSavePost({ form, base, showBelow, forgetRestored }: PostForm, refusal: Refusal) {
  const host = useHost();
  const redirect = useRedirect();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  /** Null if refused; the page says why. */
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

export type Publishing = ReturnType<typeof usePublishing>;

/** Publishes, schedules or withdraws a stored post. Unsaved input stays; calls reject if refused. */
export function usePublishing({ form, base, showBelow }: PostForm, refusal: Refusal) {
  const host = useHost();
  const refresh = useRefresh();
  const changed = ({ post: stored, message }: { post: StaffPost; message: string }) => {
    showBelow(stored);
    host.notify({ tone: 'success', text: message });
    void refresh(...READS_OF_POSTS);
  };
  /** `at`: ISO 8601, or null for at once. */
  const publish = async (at: string | null) => {
    if (!base) return;
    const call = { params: { id: base.id }, body: { version: base.version, at } };
    try {
      changed(await host.request('POST /api/admin/blog-posts/:id/publish', call));
    } catch (error) {
      await refusal.tell(error);
      throw error;
    }
  };
  const withdraw = async (reason: string) => {
    if (!base) return;
    const call = { params: { id: base.id }, body: { version: base.version, reason } };
    changed(await host.request('POST /api/admin/blog-posts/:id/withdraw', call));
  };
  const remove = async (reason: string) => {
    if (!base) return;
    const call = { params: { id: base.id }, body: { version: base.version, reason } };
    const { message } = await host.request('DELETE /api/admin/blog-posts/:id', call);
    form.reset(base.content);
    forgetKeptPost(host.session.get().user?.id ?? 0, base.id);
    void refresh('GET /api/admin/blog-posts');
    host.notify({ tone: 'success', text: message });
    host.navigate(addressOf('staff-posts'));
  };
  return { publish, withdraw, remove, changed };
}
