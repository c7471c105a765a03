import type { UploadStage } from '@api/contract';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { FileStore } from '../../../../adapters/files/index.ts';
import type { Config } from '../../../../config.ts';
import { storeProgress } from './work.queries.ts';

export interface UploadContext {
  readonly db: Knex;
  readonly config: Pick<Config, 'QUESTION_APPROVAL'>;
  readonly files: FileStore;
  readonly log: Logger;
  now(): Date;
  /** Aborts the work; it is rolled back and waits again. */
  readonly signal?: AbortSignal;
}

/** How often it is stored, in milliseconds: people look once a second. */
const EVERY_MS = 400;

/** A run's progress, stored now and then on a separate connection; an error there does not stop the run. */
export class Progress {
  readonly #db: Knex;
  readonly #id: number;
  #stage: UploadStage = 'waiting';
  #done = 0;
  #total: number | null = null;
  #writtenAt = 0;
  #writing: Promise<void> = Promise.resolve();

  constructor(db: Knex, id: number) {
    this.#db = db;
    this.#id = id;
  }

  begin(stage: UploadStage, total: number | null): void {
    this.#stage = stage;
    this.#total = total;
    if (stage !== 'finishing') this.#done = 0;
    this.#write();
  }

  add(count: number): void {
    this.#done += count;
    if (Date.now() - this.#writtenAt >= EVERY_MS) this.#write();
  }

  async end(): Promise<void> {
    await this.#writing;
  }

  #write(): void {
    this.#writtenAt = Date.now();
    const now = { stage: this.#stage, done: Math.min(this.#done, this.#total ?? this.#done), total: this.#total };
    this.#writing = this.#writing.then(() => storeProgress(this.#db, this.#id, now)).catch(() => {});
  }
}
