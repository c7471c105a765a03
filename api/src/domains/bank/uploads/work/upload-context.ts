import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { FileStore } from '../../../../adapters/files/index.ts';

/** What working on uploads needs. */
export interface UploadContext {
  readonly db: Knex;
  readonly files: FileStore;
  readonly log: Logger;
  now(): Date;
  /** Aborts the work; it is rolled back and waits again. */
  readonly signal?: AbortSignal;
}
