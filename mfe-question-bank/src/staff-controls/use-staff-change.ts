import type { ResponseOf, StaffQuestion } from '@api/contract';
import { messageOf, useHost } from '@shell/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { updateCachedQuestions } from '../cached-questions.ts';

/** One of the fields that staff set on the card. Specification part 2, section 7, `PUT /questions/{id}`. */
export type StaffChange = { priority: number } | { visible: boolean } | { math_level_visibility_shared: boolean };

/**
 * Sets one field of a question: at once on the screen, put back with the reason when it could not be stored. Changes of one
 * question are stored one after the other, so that the last press wins.
 */
export function useStaffChange(question: StaffQuestion): (change: StaffChange) => void {
  const host = useHost();
  const client = useQueryClient();
  const put = (change: Partial<StaffQuestion>) => {
    const userId = host.session.get().user?.id;
    if (userId === undefined) return;
    updateCachedQuestions(client, userId, (other) => (other.id === question.id ? { ...other, ...change } : other));
  };
  const { mutate } = useMutation<ResponseOf<'PUT /api/questions/:id'>, Error, StaffChange, Partial<StaffQuestion>>({
    scope: { id: `staff-${question.id}` },
    // Offline it fails at once and says so, rather than wait unseen.
    networkMode: 'always',
    mutationFn: (body) => host.request('PUT /api/questions/:id', { params: { id: question.id }, body }),
    onMutate: (change) => {
      put(change);
      return Object.fromEntries(Object.keys(change).map((name) => [name, question[name as keyof StaffQuestion]]));
    },
    onSuccess: ({ message, question: { updated_at } }) => {
      put({ updated_at });
      host.notify({ tone: 'success', text: message });
    },
    onError: (error, _, former) => {
      if (former) put(former);
      host.notify({ tone: 'error', text: messageOf(error) });
    },
  });
  return (change) => mutate(change);
}
