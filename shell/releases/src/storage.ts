/**
 * Where a release store keeps its things, by paths with `/`. What is written is there whole or not at all, for all replicas. The same
 * contract suite tries every implementation.
 */
export interface Storage {
  /** Where it is, for people. */
  readonly place: string;
  /** Names of the folders directly below one. */
  folders(folder: string): Promise<string[]>;
  /** The contents of a file; undefined where there is none. */
  read(path: string): Promise<Buffer | undefined>;
  /** Changes whenever a file is replaced; undefined where there is none. It may be half a second old. */
  mark(path: string): Promise<string | undefined>;
  /** When a file was written last; undefined where there is none. */
  writtenAt(path: string): Promise<Date | undefined>;
  /** Writes a file, in place of what is there. */
  write(path: string, bytes: Uint8Array): Promise<void>;
  /**
   * Changes a text file as one step: whoever does the same at the same moment comes before or after, on whatever machine. `change` may be
   * called several times; where it throws, or returns what was there, nothing is written.
   */
  update(path: string, change: (text: string | undefined) => string): Promise<void>;
  /** Removes a folder with all in it; readers see it whole or gone as far as the place can do that. */
  removeFolder(folder: string): Promise<void>;
  /** Removes what dead processes left half written directly in a folder before a moment. */
  tidy(folder: string, before: Date): Promise<void>;
}
