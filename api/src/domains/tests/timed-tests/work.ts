import type { LearnerAnswer, QuestionState } from '@api/contract';

export interface Work {
  state: QuestionState;
  flagged: boolean;
  answer: LearnerAnswer | null;
}

/** A question's present work; revision 0 is the untouched question. */
export interface StoredWork extends Work {
  revision: number;
}

export interface LoggedWork extends StoredWork {
  client_id: string;
  sequence: number | null;
  based_on: number;
}

/** One spelling per answer: parts in order, empty ones left out, nothing at all as null. */
export function canonicalAnswer(answer: LearnerAnswer | null | undefined): LearnerAnswer | null {
  const parts = (answer?.parts ?? [])
    .filter(({ value }) => value.trim() !== '')
    .map(({ part, value }) => ({ part, value }))
    .sort((a, b) => (a.part < b.part ? -1 : 1));
  const option = answer?.option ?? null;
  return option === null && parts.length === 0 ? null : { option, parts };
}
