import type { OnWait } from './exclusive.ts';

/** A release store's files, by paths with `/`. Writes are atomic for all replicas; one suite tests each implementation. */
export interface Storage {
  readonly place: string;
  folders(folder: string): Promise<string[]>;
  read(path: string): Promise<Buffer | undefined>;
  /** Changes with the file, up to half a second late; undefined if there is none. */
  mark(path: string): Promise<string | undefined>;
  writtenAt(path: string): Promise<Date | undefined>;
  write(path: string, bytes: Uint8Array): Promise<void>;
  /** Atomic on all machines. `change` may run again; nothing is written if it throws or returns the present text. */
  update(path: string, change: (text: string | undefined) => string): Promise<void>;
  /** Serialises work under a path on all machines. Throws `ReleaseFault` after a long wait. */
  exclusive<T>(path: string, run: () => Promise<T>, onWait?: OnWait): Promise<T>;
  /** Atomically if the store can. */
  removeFolder(folder: string): Promise<void>;
  /** Removes incomplete writes older than a moment. */
  tidy(folder: string, before: Date): Promise<void>;
}
