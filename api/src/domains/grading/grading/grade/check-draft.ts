import type { InputIssue } from '@api/contract';
import { invalidInput } from '../../../../errors.ts';
import type { DraftContent } from '../gradings.queries.ts';

export interface GradedQuestion {
  question_id: number;
  position: number;
  marks: number;
}

function repeated<T>(values: readonly T[]): Set<T> {
  const seen = new Set<T>();
  return new Set(values.filter((value) => seen.size === seen.add(value).size));
}

/** Refuses marks that cannot be given, and drawings that belong nowhere; names every fault. */
export function checkDraft(draft: DraftContent, questions: readonly GradedQuestion[], pageCount: number): void {
  const byId = new Map(questions.map((question) => [question.question_id, question]));
  const issues: InputIssue[] = [];
  const twice = repeated(draft.marks.map(({ question_id }) => question_id));
  for (const [index, { question_id, marks }] of draft.marks.entries()) {
    const question = byId.get(question_id);
    const fault = (field: string, message: string) => issues.push({ path: `marks.${index}.${field}`, message });
    if (!question) fault('question_id', 'Not a question of this test');
    else if (twice.has(question_id)) fault('question_id', `Question ${question.position} comes twice`);
    else if (marks !== null && marks > question.marks) {
      fault('marks', `Question ${question.position} has ${question.marks} ${question.marks === 1 ? 'mark' : 'marks'} at most`);
    }
  }
  const tooFew = `The sheet has ${pageCount} ${pageCount === 1 ? 'page' : 'pages'}`;
  const twiceDrawn = repeated(draft.annotations.map(({ id }) => id));
  for (const [index, { id, page, question_id }] of draft.annotations.entries()) {
    const fault = (field: string, message: string) => issues.push({ path: `annotations.${index}.${field}`, message });
    if (page > pageCount) fault('page', tooFew);
    if (question_id !== null && !byId.has(question_id)) fault('question_id', 'Not a question of this test');
    if (twiceDrawn.has(id)) fault('id', 'Two drawings have the same id');
  }
  for (const [index, { page, question_id }] of (draft.pages ?? []).entries()) {
    const fault = (field: string, message: string) => issues.push({ path: `pages.${index}.${field}`, message });
    if (page > pageCount) fault('page', tooFew);
    if (!byId.has(question_id)) fault('question_id', 'Not a question of this test');
  }
  if (issues.length > 0) throw invalidInput(issues);
}

/** The questions that have no marks yet, in order. */
export function unmarked(draft: DraftContent, questions: readonly GradedQuestion[]): GradedQuestion[] {
  const marked = new Set(draft.marks.filter(({ marks }) => marks !== null).map(({ question_id }) => question_id));
  return questions.filter(({ question_id }) => !marked.has(question_id));
}

export const totalOf = (draft: DraftContent) => draft.marks.reduce((sum, { marks }) => sum + (marks ?? 0), 0);
