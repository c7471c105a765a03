/*
 * The weight of a piece of evidence, as data: SQL sums evidence with these numbers (`record/sums.queries.ts`),
 * simulations with the function below. Reasons and sources: docs/evidence.md.
 */

/** Increase with every change of how sums are computed: all learners' sums are then computed again. */
export const MODEL = 1;

/** Days after which evidence counts half. */
export const HALF_LIFE_DAYS = 90;
/** The epoch at which time factors are 1. Stored weights grow from here, so sums never need updating. */
export const EPOCH = '2026-01-01T00:00:00Z';
export const LEVELS_PER_LOGIT = 4;
/** Hours within which another try at the same part counts as a repetition. */
export const AGAIN_HOURS = 24;

export const WEIGHTS = {
  /** Marked by oneself: leans one way or the other. */
  selfMarked: 0.7,
  /** With the hint open before. */
  hint: 0.7,
  /** With the solution open before. */
  solution: 0.3,
  /** Repeated within a day, with the verdict known. */
  again: 0.4,
  /** Left out in a test: want of time as well as of knowledge. */
  skipped: 0.5,
  /** A part of this many marks, or fewer, counts once; one of four times as many counts twice, the maximum. */
  marksOfOne: 3,
} as const;

export interface Weighed {
  place: 'practice' | 'test' | 'self_marked' | 'graded';
  outcome: 'answered' | 'gave_up' | 'skipped';
  of: number;
  hint_seen: boolean;
  solution_seen: boolean;
  again: boolean;
}

/** The weight of one piece of evidence on its day. */
export function weightOf({ place, outcome, of, hint_seen, solution_seen, again }: Weighed): number {
  const size = Math.min(2, Math.max(1, Math.sqrt(of / WEIGHTS.marksOfOne)));
  return (
    size *
    (place === 'self_marked' ? WEIGHTS.selfMarked : 1) *
    (hint_seen ? WEIGHTS.hint : 1) *
    (solution_seen ? WEIGHTS.solution : 1) *
    (again ? WEIGHTS.again : 1) *
    (outcome === 'skipped' ? WEIGHTS.skipped : 1)
  );
}

const DAY_MS = 86_400_000;

/** The time factor of weights in sums; divided by today's, it gives the present weight. */
export function growthAt(moment: Date): number {
  return 2 ** ((moment.getTime() - Date.parse(EPOCH)) / DAY_MS / HALF_LIFE_DAYS);
}
