import type { PracticeAttempt } from '@api/contract';
import type { Knex } from 'knex';
import type { FileStore } from '../../../adapters/files/index.ts';
import { presentPhoto } from '../../operations/files/index.ts';
import type { AttemptRow } from './attempts.queries.ts';
import { findCorrectionsOf } from './corrections.queries.ts';
import { findPhotosOf } from './photos/photos.queries.ts';

/** Attempts as their learner sees them, each with its photos. */
export async function presentAttempts(db: Knex, files: FileStore, rows: readonly AttemptRow[]): Promise<PracticeAttempt[]> {
  const photos = Map.groupBy(
    await findPhotosOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ attempt_id }) => attempt_id,
  );
  const corrected = await findCorrectionsOf(
    db,
    rows.map(({ id }) => id),
  );
  return Promise.all(
    rows.map(async ({ user_id: _u, received_at: _r, answered_at, ...row }) => ({
      ...row,
      answered_at: answered_at.toISOString(),
      corrected: corrected.get(row.id) ?? null,
      photos: await Promise.all((photos.get(row.id) ?? []).map((photo) => presentPhoto(files, photo))),
    })),
  );
}

/** One attempt as its learner sees it. */
export async function presentAttempt(db: Knex, files: FileStore, row: AttemptRow): Promise<PracticeAttempt> {
  const [attempt] = await presentAttempts(db, files, [row]);
  return attempt as PracticeAttempt;
}
