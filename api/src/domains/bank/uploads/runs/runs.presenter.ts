import type { UploadRun } from '@api/contract';
import type { RunRow } from './runs.queries.ts';

/** Whether what a run has stored can be taken back. */
export const canTakeBack = ({ state, options, created, updated }: RunRow) =>
  state === 'done' && !options.dry_run && created + updated > 0;

/** Whether a file that was only tried, or refused for some of its rows, can be stored now. */
export const canImport = ({ state, options, created, updated, faults, format }: RunRow) =>
  format !== null &&
  created + updated > 0 &&
  ((state === 'done' && options.dry_run) || (state === 'refused' && faults > 0 && !options.partial));

/** Whether a file that was read and not stored can be tried again. */
export const canTryAgain = ({ state, options, format }: RunRow) =>
  format !== null && ((state === 'done' && options.dry_run) || state === 'refused');

/** A run as staff see it: without the names of files in the store. */
export function presentRun(row: RunRow): UploadRun {
  const { id, kind, file_name, bytes, images_name, format, by, created, updated, skipped, faults, left_out, kept } = row;
  return {
    ...{ id, kind, file_name, bytes, images_name, format, by, created, updated, skipped, faults, left_out, kept },
    options: { ...row.options, places: row.options.places ?? [] },
    state: row.state === 'waiting' && row.stage !== 'waiting' ? 'running' : row.state,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
    message: row.message,
    progress: { stage: row.stage, done: row.done, total: row.total },
    taken_back: row.taken_back_at && {
      at: row.taken_back_at.toISOString(),
      by: row.taken_back_name,
      ...{ restored: row.restored, removed: row.removed, stayed: row.stayed },
    },
    can_take_back: canTakeBack(row),
    can_import: canImport(row),
    can_try_again: canTryAgain(row),
    has_rest: row.rest_key !== null,
  };
}
