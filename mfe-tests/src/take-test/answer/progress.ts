import type { LearnerAnswer, OptionKey, QuestionState } from '@api/contract';
import { valueInLine } from '@api/contract/answer-fields';
import { partLabel } from 'design-system';

/** All that a learner can change about one question of a test. */
export interface Progress {
  state: QuestionState;
  /** Marked for another look before the end. */
  flagged: boolean;
  /** Null when nothing was chosen or typed. */
  answer: LearnerAnswer | null;
}

/** A question's progress as the server has stored it; revisions count up from 0, one a stored change. */
export interface StoredProgress extends Progress {
  revision: number;
}

/** Progress by question id. */
export type ProgressByQuestion = Readonly<Record<number, Progress>>;
export type StoredByQuestion = Readonly<Record<number, StoredProgress>>;

/** A question that nobody has touched. */
export const UNTOUCHED: StoredProgress = { state: 'unvisited', flagged: false, answer: null, revision: 0 };

/** True when both say the same, whatever their revisions. */
export function isSameProgress(a: Progress, b: Progress): boolean {
  return a.state === b.state && a.flagged === b.flagged && isSameAnswer(a.answer, b.answer);
}

/** The question was worked on, as Next question says. Attempting takes it out of the skipped ones (part 2, section 4). */
export function attempted(progress: Progress): Progress {
  return { ...progress, state: 'attempted' };
}

/** The question was passed over; a flag and what was typed stay. */
export function skipped(progress: Progress): Progress {
  return { ...progress, state: 'skipped' };
}

/** With an option chosen. A question with an answer counts as attempted. */
export function withOption(progress: Progress, option: OptionKey | null): Progress {
  return withAnswer(progress, { option, parts: progress.answer?.parts ?? [] });
}

/** With another text for one part; an empty one takes it away. */
export function withPart(progress: Progress, part: string, value: string): Progress {
  const others = (progress.answer?.parts ?? []).filter((entry) => entry.part !== part);
  const parts = value.trim() === '' ? others : [...others, { part, value }].toSorted((a, b) => (a.part < b.part ? -1 : 1));
  return withAnswer(progress, { option: progress.answer?.option ?? null, parts });
}

/** What was typed for a part, or nothing. */
export function partValue(answer: LearnerAnswer | null, part: string): string {
  return answer?.parts.find((entry) => entry.part === part)?.value ?? '';
}

function withAnswer(progress: Progress, answer: LearnerAnswer): Progress {
  if (answer.option === null && answer.parts.length === 0) return { ...progress, answer: null };
  return { ...progress, answer, state: 'attempted' };
}

function isSameAnswer(a: LearnerAnswer | null, b: LearnerAnswer | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.option !== b.option || a.parts.length !== b.parts.length) return false;
  return a.parts.every(({ part, value }) => partValue(b, part) === value);
}

/** Flagged or no longer flagged for review. */
export function flagToggled(progress: Progress): Progress {
  return { ...progress, flagged: !progress.flagged };
}

/** How many questions are attempted, skipped and flagged. */
export function countProgress(all: readonly Progress[]): {
  attempted: number;
  skipped: number;
  unvisited: number;
  flagged: number;
} {
  const inState = (state: QuestionState) => all.filter((progress) => progress.state === state).length;
  return {
    attempted: inState('attempted'),
    skipped: inState('skipped'),
    unvisited: inState('unvisited'),
    flagged: all.filter(({ flagged }) => flagged).length,
  };
}

/** A version of a question in words: its state, its flag, what was chosen and typed. */
export function progressLines({ state, flagged, answer }: Progress): string[] {
  return [
    { attempted: 'Attempted', skipped: 'Skipped', unvisited: 'Not done yet' }[state],
    ...(flagged ? ['Flagged'] : []),
    ...(answer?.option ? [`Option ${answer.option}`] : []),
    ...(answer?.parts ?? []).map(({ part, value }) => `${part === '' ? 'Answer' : partLabel(part)}: ${valueInLine(value)}`),
    ...(answer === null ? ['No answer given'] : []),
  ];
}
