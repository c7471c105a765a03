import type { Question, StaffQuestion } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';

/** The question with editorial fields, which the API sends to staff alone; else null. */
export function asStaffQuestion(question: Question | StaffQuestion): StaffQuestion | null {
  return 'visible' in question ? question : null;
}

/** Where staff edit a question. */
export const editAddress = (questionId: number) => addressOf('edit-question', {}, { query: { id: questionId } });
