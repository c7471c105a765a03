import type { StoredImage } from '../../../operations/files/index.ts';
import type { QuestionContent } from './questions.queries.ts';

/** The counts of rows of a kind that an import wrote. */
export interface ImportCounts {
  inserted: number;
  updated: number;
  kept: number;
}

/** A fault that blocks the import of a file. */
export interface ImportFault {
  /** Counted from 1. */
  line: number;
  /** As the record names it: `answer_keys.0.value`; empty for the line. */
  field: string;
  /** The fault, for the author of the file. */
  message: string;
}

/** How many are collected: enough to understand the faults of any file. */
const MOST_FAULTS = 200;
const MOST_SHOWN = 20;

/** A file that was not taken: nothing of it is stored. Its message names the first faults. */
export class ImportRefused extends Error {
  readonly faults: readonly ImportFault[];

  constructor(faults: readonly ImportFault[]) {
    const shown = faults
      .slice(0, MOST_SHOWN)
      .map(({ line, field, message }) => `line ${line}${field && ` ${field}`}: ${message}`);
    const rest = faults.length > MOST_SHOWN ? [`and ${faults.length - MOST_SHOWN} more`] : [];
    super([...shown, ...rest].join('\n'));
    this.name = 'ImportRefused';
    this.faults = faults;
  }
}

export interface Faults {
  /** @throws ImportRefused where reading on is pointless */
  add(...faults: readonly ImportFault[]): void;
  /** Whether the file is refused as a whole, so that the rest is read for its faults only. Where it is not, records with faults are left out. */
  readonly refused: boolean;
  /** @throws ImportRefused where the file is refused. */
  refuseAny(): void;
}

/** The faults found so far in a file that is taken whole or not at all. */
export class FaultList implements Faults {
  readonly #faults: ImportFault[] = [];

  /** @throws ImportRefused when it is full: no reader works through more. */
  add(...faults: readonly ImportFault[]): void {
    this.#faults.push(...faults);
    if (this.#faults.length >= MOST_FAULTS) this.refuseAny();
  }

  get refused(): boolean {
    return this.#faults.length > 0;
  }

  refuseAny(): void {
    if (this.refused) throw new ImportRefused(this.#faults.toSorted((a, b) => a.line - b.line));
  }
}

/** An import's journal entry for something that it creates or changes. */
export interface JournalEntry {
  kind: 'subject' | 'topic' | 'question';
  id: number;
  /** Its former row, as its queries return it; null if the import created it. */
  before: unknown;
  /** Fingerprint of what was written, which shows later whether it has been changed since. */
  after: string;
}

/** A note on a line: what an import left as it is, though the file says otherwise. */
interface KeptNote {
  line: number;
  message: string;
}

/** A question of the bank that takes what the file says. */
export interface Replacement {
  line: number;
  id: number;
  before: QuestionContent;
  after: QuestionContent;
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
  /** New questions are drafts, which learners do not see. */
  readonly hidden: boolean;
  /** Subjects of the file that are there take its names. */
  readonly renameSubjects: boolean;
  /** The image of this name, checked and stored; null if there is none. @throws ImageRefused */
  image(name: string): Promise<StoredImage | null>;
  /** In the import's transaction. */
  note(entries: readonly JournalEntry[]): Promise<void>;
  kept(note: KeptNote): void;
  /** Whether questions that are here already take what the file says; they stay otherwise. */
  readonly replace: boolean;
  replaced(replacement: Replacement): void;
  noted(note: KeptNote): void;
  /** Called with the number of processed records; throws to end the import. */
  progress(records: number): void;
}
