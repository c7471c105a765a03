import type { KeptImage } from '../../../operations/files/index.ts';

/** An import's journal entry for something that it creates or changes. */
export interface JournalEntry {
  kind: 'subject' | 'topic' | 'question';
  id: number;
  /** As it stood before, in the shape of its own queries; null where the import has created it. */
  before: unknown;
  /** Fingerprint of what was written, which shows later whether it has been changed since. */
  after: string;
}

/** A note on a line: what an import left as it is, though the file says otherwise. */
export interface KeptNote {
  line: number;
  message: string;
}

/**
 * An import that a person has asked for. It keeps versions of what it changes, under that person's name, and a journal by which it can be
 * taken back; the seed's own needs neither.
 */
export interface ImportByStaff {
  readonly by: number;
  readonly now: Date;
  /** What staff have changed since it was imported is written over. */
  readonly overwriteEdited: boolean;
  /** Subjects of the file that are there take its names. */
  readonly renameSubjects: boolean;
  /** The image of this name, checked and stored; null if there is none. @throws ImageRefused */
  image(name: string): Promise<KeptImage | null>;
  /** In the import's transaction. */
  note(entries: readonly JournalEntry[]): Promise<void>;
  kept(note: KeptNote): void;
  /** Something else that staff should know of a line. */
  noted(note: KeptNote): void;
  /** Called with the number of processed records; throws to end the import. */
  progress(records: number): void;
}
