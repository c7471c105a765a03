import type { StaffPost } from '@api/contract';
import { useHost, useRefresh } from '@shell/kit';
import { addressOf } from '@shell/kit/addresses';
import { forgetKeptPost } from '../saving/use-kept-post.ts';
import type { Refusal } from '../saving/use-refusal.ts';
import { READS_OF_POSTS } from '../saving/use-save-post.ts';
import type { PostForm } from '../use-post-form.ts';

export type Publishing = ReturnType<typeof usePublishing>;

/**
 * Publishes, schedules or withdraws a stored post. Unsaved input stays in the form; each call rejects after a refusal.
 */
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
