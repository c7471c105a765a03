import type { LearnerAnswer, OptionKey, QuestionState } from '@api/contract';
import { valueInLine } from '@api/contract/answer-fields';
import { partLabel } from 'design-system';

export interface Progress {
  state: QuestionState;
  flagged: boolean;
  /** Null if empty. */
  answer: LearnerAnswer | null;
}

/** Revisions count up from 0, one per stored change. */
export interface StoredProgress extends Progress {
  revision: number;
}

export type ProgressByQuestion = Readonly<Record<number, Progress>>;
export type StoredByQuestion = Readonly<Record<number, StoredProgress>>;

export const UNTOUCHED: StoredProgress = { state: 'unvisited', flagged: false, answer: null, revision: 0 };

/** Equal apart from revisions. */
export function isSameProgress(a: Progress, b: Progress): boolean {
  return a.state === b.state && a.flagged === b.flagged && isSameAnswer(a.answer, b.answer);
}

/** By Next question. No longer skipped (part 2, section 4). */
export function attempted(progress: Progress): Progress {
  return { ...progress, state: 'attempted' };
}

/** Flag and answer stay. */
export function skipped(progress: Progress): Progress {
  return { ...progress, state: 'skipped' };
}

/** Counts as attempted. */
export function withOption(progress: Progress, option: OptionKey | null): Progress {
  return withAnswer(progress, { option, parts: progress.answer?.parts ?? [] });
}

export function withPart(progress: Progress, part: string, value: string): Progress {
  const others = (progress.answer?.parts ?? []).filter((entry) => entry.part !== part);
  const parts = value.trim() === '' ? others : [...others, { part, value }].toSorted((a, b) => (a.part < b.part ? -1 : 1));
  return withAnswer(progress, { option: progress.answer?.option ?? null, parts });
}

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

export function flagToggled(progress: Progress): Progress {
  return { ...progress, flagged: !progress.flagged };
}

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

/** A version in words. */
export function progressLines({ state, flagged, answer }: Progress): string[] {
  return [
    { attempted: 'Attempted', skipped: 'Skipped', unvisited: 'Not done yet' }[state],
    ...(flagged ? ['Flagged'] : []),
    ...(answer?.option ? [`Option ${answer.option}`] : []),
    ...(answer?.parts ?? []).map(({ part, value }) => `${part === '' ? 'Answer' : partLabel(part)}: ${valueInLine(value)}`),
    ...(answer === null ? ['No answer given'] : []),
  ];
}
