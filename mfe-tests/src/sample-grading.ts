import type { GradedQuestion, TestGrading } from '@api/contract';

/** Without an answer sheet. */
export function sampleGrading(changes: Partial<TestGrading> = {}): TestGrading {
  return {
    slug: 'quiet-river',
    state: 'none',
    price: 1000,
    currency: 'USD',
    sheet: null,
    submitted_at: null,
    paid_at: null,
    due_at: null,
    claimed_at: null,
    graded_at: null,
    returned_at: null,
    total_marks: 15,
    marks_obtained: null,
    percentage: null,
    comment: null,
    questions: null,
    regrade: null,
    abilities: { upload: true, pay: false, download_report: false, regrade: false },
    ...changes,
  };
}

/** Marked by a teacher, 11 of 15 marks. */
export function sampleGradedQuestions(): GradedQuestion[] {
  const graded = (position: number, marks_obtained: number, own_marks: number | null, comment = ''): GradedQuestion => ({
    ...{ question_id: 100 + position, position, marks: 5, marks_obtained, own_marks, comment },
  });
  return [graded(1, 5, 4), graded(2, 2, null, 'Δ is 9, not −9.'), graded(3, 4, 5)];
}

/** The same, returned. */
export function sampleReturnedGrading(changes: Partial<TestGrading> = {}): TestGrading {
  return sampleGrading({
    ...{ state: 'returned', marks_obtained: 11, percentage: 73, comment: 'Show the substitution.' },
    questions: sampleGradedQuestions(),
    ...changes,
  });
}
