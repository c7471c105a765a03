import type { PracticeAttempt, Question } from '@api/contract';
import type { Host } from '@shell/kit';

/** Shown beside the fields of a part once its answer has a verdict. */
export interface VerdictLine {
  /** `near`: wrong, and it is known where; `calm`: nothing was judged, or only the learner can tell. */
  tone: 'right' | 'near' | 'wrong' | 'calm';
  /** One sentence that gives no answer away. */
  words: string;
  /** Which of several fields are right; null where that is not known. */
  fields?: readonly (boolean | null)[];
  /** Marks that a right answer has earned. */
  marks?: number;
  /** The name of the waiting answer, where this says why it waits. */
  waits?: string;
}

/** One part as the page shows it. */
export interface PartState {
  /** A text for each field, in their order. */
  typed: readonly string[];
  said: VerdictLine | null;
  busy: boolean;
  /** Judged as right, or given up: nothing is open. */
  settled: boolean;
}

/** Everything that a page shows of a user's answers to one question. */
export interface BookState {
  parts: Readonly<Record<string, PartState>>;
  /** The part that was last worked on. */
  part: string | null;
  /** A field of it has the focus. */
  focused: boolean;
  /** Earned by what was answered; null before anything is. */
  marks: number | null;
  /** Those that are kept, latest first. */
  attempts: readonly PracticeAttempt[];
}

/** What judging, keeping and sending need of the answers to one question on one page. */
export interface OpenBook {
  /** As the page shows it now; staff may change it at any time. */
  readonly question: Question;
  readonly host: Host;
  /** What was open before the next answer. */
  readonly help: ReadonlySet<'hint' | 'solution'>;
  /** When the page showed the question first. Milliseconds. */
  readonly since: number;
  readonly state: BookState;
  /** Called where the answer to the last open part has ticked the question off. */
  onCompleted(): void;
  part(name: string): PartState;
  change(change: Partial<BookState>): void;
  changePart(name: string, change: Partial<PartState>): void;
}

/** Under which name this module notes that something waits for the network. */
export const MODULE = 'mfe-question-bank';
/** What is typed and not judged is kept under this and the question's id. */
export const DRAFT = 'answers:';
