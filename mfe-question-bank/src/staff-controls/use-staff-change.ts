import type { ResponseOf, StaffQuestion } from '@api/contract';
import { useHost } from '@shell/kit';
import { useQueryClient } from '@tanstack/react-query';
import { updateCachedQuestions } from '../cached-questions.ts';
import { useQuestionChange } from '../question-changes/use-question-change.ts';

/** One of the fields that staff set on the card. Specification part 2, section 7, `PUT /questions/{id}`. */
export type StaffChange =
  | { field: 'priority'; value: number }
  | { field: 'visible' | 'math_level_visibility_shared'; value: boolean };

/** Sets one field of a question: at once on the screen, then stored. */
export function useStaffChange({ id }: StaffQuestion): (change: StaffChange) => void {
  const host = useHost();
  const client = useQueryClient();
  return useQuestionChange<StaffChange, ResponseOf<'PUT /api/questions/:id'>>({
    questionId: id,
    kind: 'staff',
    store: (change) => host.request('PUT /api/questions/:id', { params: { id }, body: bodyOf(change) }),
    read: (question, field) => (question as StaffQuestion)[field],
    write: (question, { field, value }) => ({ ...question, [field]: value }),
    onStored: ({ message, question: { updated_at } }, _, userId) => {
      if (userId !== undefined) {
        updateCachedQuestions(client, userId, (other) => (other.id === id ? { ...other, updated_at } : other));
      }
      host.notify({ tone: 'success', text: message });
    },
  });
}

function bodyOf({ field, value }: StaffChange) {
  return field === 'priority'
    ? { priority: value }
    : field === 'visible'
      ? { visible: value }
      : { math_level_visibility_shared: value };
}
