import type { PracticeAttempt, Question } from '@api/contract';
import type { Host } from '@shell/kit';

/** Shown beside the fields of a part once its answer has a verdict. */
export interface VerdictLine {
  /** `near`: wrong, and it is known where; `calm`: nothing was judged, or only the learner can tell. */
  tone: 'right' | 'near' | 'wrong' | 'calm';
  /** One sentence that does not reveal the answer. */
  words: string;
  /** Which of several fields are right; null if unknown. */
  fields?: readonly (boolean | null)[];
  /** Marks that a right answer has earned. */
  marks?: number;
  /** The id of the waiting answer that this explains. */
  waits?: string;
}

/** The state of one part. */
export interface PartState {
  /** A text for each field, in their order. */
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
  /** A field of it has the focus. */
  focused: boolean;
  /** Marks earned so far; null before the first answer. */
  marks: number | null;
  /** Stored attempts, latest first. */
  attempts: readonly PracticeAttempt[];
}

/** What judging, storing and sending need. */
export interface OpenBook {
  /** The current question; staff may edit it at any time. */
  readonly question: Question;
  readonly host: Host;
  /** Help opened before the next answer. */
  readonly help: ReadonlySet<'hint' | 'solution'>;
  /** When the question was first shown, in milliseconds. */
  readonly since: number;
  readonly state: BookState;
  /** Called when the last open part completes the question. */
  onCompleted(): void;
  part(name: string): PartState;
  change(change: Partial<BookState>): void;
  changePart(name: string, change: Partial<PartState>): void;
}

/** This module's name for unsent data. */
export const MODULE = 'mfe-question-bank';
/** Prefix of drafts, followed by the question's id. */
export const DRAFT = 'answers:';
