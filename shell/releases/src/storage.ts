import type { OnWait } from './exclusive.ts';

/**
 * Storage of a release store, by paths with `/`. Writes are atomic for all replicas. The same contract suite tests
 * every implementation.
 */
export interface Storage {
  /** Where it is, for people. */
  readonly place: string;
  /** Names of the folders directly below one. */
  folders(folder: string): Promise<string[]>;
  /** The contents of a file; undefined if there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Changes whenever a file is replaced; undefined if there is none. It may be half a second old. */
  mark(path: string): Promise<string | undefined>;
  /** When a file was last written; undefined if there is none. */
  writtenAt(path: string): Promise<Date | undefined>;
  /** Writes a file, in place of what is there. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Changes a text file atomically: concurrent updates, on any machine, are serialised. `change` may be called several
   * times; if it throws, or returns the present text, nothing is written.
   */
  update(path: string, change: (text: string | undefined) => string): Promise<void>;
  /**
   * Runs something while no other process, on any machine, runs something under the same path. Others wait for their turn. Throws `ReleaseFault`
   * after a long wait.
   */
  exclusive<T>(path: string, run: () => Promise<T>, onWait?: OnWait): Promise<T>;
  /** Removes a folder, atomically where the store supports it. */
  removeFolder(folder: string): Promise<void>;
  /** Removes incomplete writes of dead processes in a folder, older than a moment. */
  tidy(folder: string, before: Date): Promise<void>;
}
