import type { StaffPost } from '@api/contract';

/**
 * The form's post with its present published state: a scheduled change is published automatically without a save, and
 * the version stays. A newer version is a colleague's, and waits until it is compared.
 */
export const standingOf = (read: StaffPost | null, base: StaffPost | null): StaffPost | null =>
  read && base && read.version === base.version ? read : base;

/** Whether readers see it, now or from a moment on. */
export const isShown = ({ state }: Pick<StaffPost, 'state'>): boolean => state === 'published' || state === 'scheduled';

/** Whether publishing would change what readers see, or when. `null`: a post that was never saved. */
export function isPublishable(post: Pick<StaffPost, 'state' | 'unpublished_changes'> | null, unsaved: boolean): boolean {
  if (!post || unsaved) return true;
  return !isShown(post) || post.state === 'scheduled' || post.unpublished_changes;
}
