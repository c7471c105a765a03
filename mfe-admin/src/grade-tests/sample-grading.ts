import type { Grading, GradingSummary } from '@api/contract';
import type { OpenPdf } from '@shell/kit/pdf';
import { sampleQuestion, sampleSubject } from '@shell/kit/testing';

/** In tests. */
export const GRADER = 2;

const { Topic: _topics, ...subject } = sampleSubject();

/** Unclaimed. */
export function sampleSummary(changes: Partial<GradingSummary> = {}): GradingSummary {
  return {
    slug: 'functions-x7k2',
    state: 'paid',
    subject: { id: subject.id, subject_name: subject.subject_name, slug: subject.slug },
    learner: { id: 7, name: 'Demo Learner' },
    duration: 30,
    question_count: 2,
    total_marks: 10,
    page_count: 3,
    paid_at: '2026-11-20T09:00:00Z',
    due_at: '2026-11-23T09:00:00Z',
    overdue: false,
    claimed_by: null,
    claimed_at: null,
    free_at: null,
    graded_at: null,
    returned_at: null,
    regrade: false,
    marks_obtained: null,
    percentage: null,
    marked_count: 0,
    abilities: { claim: true, save: false, release: false, finish: false },
    ...changes,
  };
}

const line = (part: string, code: string, html: string, implied = false) => ({ part, html, code, marks: 1, implied });

/** Three pages, two questions of five marks, claimed by the grader. */
export function sampleGrading(changes: Partial<Grading> = {}): Grading {
  const question = (id: number, position: number): Grading['questions'][number] => ({
    question_id: id,
    position,
    marks: 5,
    state: 'attempted',
    answer: null,
    automatic: null,
    question: sampleQuestion({ id }),
    Answer: [
      {
        id: id * 10,
        final_answer_html: '<p>2(x − 2)² + 3</p>',
        body: '',
        body_html: '<p>Take out the factor, then complete the square.</p>',
        mark_scheme: [
          line('a', 'M1', '<p>Takes the factor</p>', true),
          line('a', 'M1', '<p>Completes the square</p>'),
          line('a', 'A1', '<p>Vertex form</p>'),
          line('b', 'A1', '<p>Least value</p>'),
          line('b', 'A1', '<p>Where it occurs</p>'),
        ],
        mcq_answer: null,
        images: [],
      },
    ],
  });
  return {
    ...sampleSummary({
      state: 'claimed',
      claimed_by: { id: GRADER, name: 'Demo Staff' },
      claimed_at: '2026-11-20T10:00:00Z',
      abilities: { claim: false, save: true, release: true, finish: true },
    }),
    sheet: { url: '/api/files/sheet.pdf', name: 'sheet.pdf', bytes: 2_000, page_count: 3 },
    questions: [question(41, 1), question(42, 2)],
    draft: { revision: 0, marks: [], annotations: [], comment: '', saved_at: null, saved_by: null },
    regrade_request: null,
    ...changes,
  };
}

/** Three A4 pages that render as empty canvases. */
export const openSamplePdf = async (): Promise<OpenPdf> => ({
  pages: Array.from({ length: 3 }, () => ({ width: 794, height: 1123 })),
  draw: async () => document.createElement('canvas'),
  close: () => undefined,
});
