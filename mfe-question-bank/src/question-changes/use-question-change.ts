import type { Question } from '@api/contract';
import { messageOf, useHost } from '@shell/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changesUnderWay, updateCachedQuestions } from './changes-under-way.ts';

export interface FieldChange {
  field: string;
  value: unknown;
}

interface ChangeOptions<Change extends FieldChange, Answer> {
  questionId: number;
  /** Changes of one question and kind are stored in order, so that the last press wins. */
  kind: string;
  store: (change: Change) => Promise<Answer>;
  /** Undefined if not loaded. */
  read: (question: Question, field: Change['field']) => unknown;
  write: <Q extends Question>(question: Q, change: FieldChange) => Q;
  /** `userId`: at the time of the press. */
  onStored: (answer: Answer, change: Change, userId: number | undefined) => void;
}

/** Changes a field optimistically; a failure restores the confirmed value and says why. */
export function useQuestionChange<Change extends FieldChange, Answer>({
  questionId,
  kind,
  store,
  read,
  write,
  onStored,
}: ChangeOptions<Change, Answer>): (change: Change) => void {
  const host = useHost();
  const client = useQueryClient();
  const changes = changesUnderWay(client);
  const fieldOf = (userId: number, field: string) => `${userId} ${kind} ${questionId} ${field}`;
  /** Updates the cache, and returns the former value. */
  const put = (userId: number, change: FieldChange): unknown => {
    let former: unknown;
    updateCachedQuestions(client, userId, (question) => {
      if (question.id !== questionId) return question;
      former ??= read(question, change.field);
      return write(question, change);
    });
    return former;
  };
  const end = (userId: number, field: string, stored?: { value: unknown }) => {
    const settled = changes.end(fieldOf(userId, field), stored);
    if (!settled) return;
    changes.dropReads(userId, { firstLoads: true });
    if (settled.value !== undefined) put(userId, { field, value: settled.value });
    void changes.reload();
  };
  const { mutate } = useMutation<Answer, Error, Change, number | undefined>({
    scope: { id: `${kind}-${questionId}` },
    // Offline it fails at once, rather than waiting unseen.
    networkMode: 'always',
    mutationFn: store,
    onMutate: (change) => {
      const userId = host.session.get().user?.id;
      if (userId === undefined) return undefined;
      changes.dropReads(userId, { firstLoads: false });
      changes.begin(fieldOf(userId, change.field), put(userId, change));
      return userId;
    },
    onSuccess: (answer, change, userId) => {
      if (userId !== undefined) end(userId, change.field, { value: change.value });
      onStored(answer, change, userId);
    },
    onError: (error, { field }, userId) => {
      if (userId !== undefined) end(userId, field);
      host.notify({ tone: 'error', text: messageOf(error) });
    },
  });
  return (change) => mutate(change);
}
