import { ApiError, notFound } from '../../../../errors.ts';
import type { VersionRow } from './content/versions.queries.ts';

export const noSuchQuestion = () => notFound('There is no such question');
export const noSuchAnswer = () => notFound('There is no such answer');
export const noSuchVersion = () => notFound('There is no such version');

/** 409: the question has been deleted; it can be taken back first. */
export const questionDeleted = () => new ApiError(409, 'question_deleted', 'This question has been deleted');

/**
 * 409: the question has changed since the version that the caller edited. Nothing was stored; the caller still has its
 * input.
 */
export function editedMeanwhile(newer: Pick<VersionRow, 'version' | 'changed_at' | 'changed_by'>): ApiError {
  const name = newer.changed_by?.name ?? 'Somebody';
  const changed_at = newer.changed_at.toISOString();
  return new ApiError(409, 'edited_meanwhile', `${name} has saved this question since you opened it. Nothing of yours is lost.`, {
    details: { newer: { version: newer.version, changed_at, changed_by: newer.changed_by } },
  });
}
