import type { TestGrading } from '@api/contract';

/** One step of a grading on its way from the learner and back. */
export interface GradingStep {
  label: string;
  /** When it was done; null before. */
  at: string | null;
  /** The first one that is not done is `next`. */
  state: 'done' | 'next' | 'ahead';
}

/** The way of a grading: what is done, with its times, and what comes next. */
export function gradingSteps(grading: TestGrading): GradingStep[] {
  const ORDER = ['submitted', 'paid', 'claimed', 'graded', 'returned'] as const;
  const LABELS = {
    submitted: 'Answer sheet uploaded',
    paid: 'Paid',
    claimed: 'With a teacher',
    graded: 'Marked',
    returned: 'Report returned',
  } as const;
  const reached = grading.state === 'none' ? -1 : ORDER.indexOf(grading.state);
  return ORDER.map((key, index) => ({
    label: LABELS[key],
    at: index <= reached ? grading[`${key}_at`] : null,
    state: index <= reached ? 'done' : index === reached + 1 ? 'next' : 'ahead',
  }));
}
