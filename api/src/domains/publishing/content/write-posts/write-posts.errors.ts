import { ApiError, invalidInput, notFound } from '../../../../errors.ts';
import type { WrittenPost } from './written-posts.queries.ts';

export const noSuchPost = () => notFound('There is no such post');
export const noSuchVersion = () => notFound('There is no such version');

/** 422 at the address: another post has it, or had it. */
export const addressTaken = () =>
  invalidInput([{ path: 'content.slug', message: 'Another post has this address, or had it before. Choose another one' }]);

/**
 * 409: the post has changed since the version that the caller edited. Nothing was stored; the caller still has its
 * input.
 */
export function editedMeanwhile({ version, changed_at, changed_by }: WrittenPost): ApiError {
  const name = changed_by?.name ?? 'Somebody';
  const at = changed_at.toISOString();
  return new ApiError(409, 'edited_meanwhile', `${name} has saved this post since you opened it. Nothing of yours is lost.`, {
    details: { newer: { version, changed_at: at, changed_by } },
  });
}

/** 409: posts come from a content service. */
export const postsElsewhere = () =>
  new ApiError(409, 'posts_elsewhere', 'Posts are written in the content service that the settings name');
export const momentIsPast = () =>
  new ApiError(409, 'moment_is_past', 'This moment has passed. Choose one to come, or publish at once');
export const alreadyPublished = () =>
  new ApiError(409, 'already_published', 'Readers see all that is written of this post already. Save a change first');
export const notPublished = () => new ApiError(409, 'not_published', 'Readers do not see this post, and are not going to');
export const wasPublished = () =>
  new ApiError(409, 'was_published', 'Readers have seen this post, or are going to. Withdraw it instead: nothing is lost then');
export const nothingScheduled = () =>
  new ApiError(409, 'nothing_scheduled', 'No change of this post is scheduled any more. It may have become public meanwhile');
