import type { Question, StaffQuestion } from '@api/contract';
import { addressOf } from '@shell/kit/addresses';

/** With the fields that the API sends to staff; else null. */
export function asStaffQuestion(question: Question | StaffQuestion): StaffQuestion | null {
  return 'visible' in question ? question : null;
}

export const editAddress = (questionId: number) => addressOf('edit-question', {}, { query: { id: questionId } });
