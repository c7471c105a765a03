import type { PracticeAttempt, Question } from '@api/contract';
import type { Host } from '@shell/kit';

/** Beside a part's fields once it has a verdict. */
export interface VerdictLine {
  /** `near`: wrong, and it is known where; `calm`: not judged. */
  tone: 'right' | 'near' | 'wrong' | 'calm';
  words: string;
  /** Which of several fields are right; null if unknown. */
  fields?: readonly (boolean | null)[];
  marks?: number;
  /** The id of the waiting answer that this explains. */
  waits?: string;
}

export interface PartState {
  typed: readonly string[];
  said: VerdictLine | null;
  busy: boolean;
  /** Judged as right, or given up. */
  settled: boolean;
}

/** All that a page shows of a user's answers to one question. */
export interface BookState {
  parts: Readonly<Record<string, PartState>>;
  /** The part worked on last. */
  part: string | null;
  focused: boolean;
  /** Marks earned so far; null before the first answer. */
  marks: number | null;
  attempts: readonly PracticeAttempt[];
}

export interface OpenBook {
  /** Staff may edit it at any time. */
  readonly question: Question;
  readonly host: Host;
  /** Help opened before the next answer. */
  readonly help: ReadonlySet<'hint' | 'solution'>;
  /** Milliseconds. */
  readonly since: number;
  readonly state: BookState;
  /** The last open part completes the question. */
  onCompleted(): void;
  part(name: string): PartState;
  change(change: Partial<BookState>): void;
  changePart(name: string, change: Partial<PartState>): void;
}

/** This module's name for unsent data. */
export const MODULE = 'mfe-question-bank';
/** Followed by the question's id. */
export const DRAFT = 'answers:';
