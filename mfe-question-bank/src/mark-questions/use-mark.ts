import { type Host, useHost, useRefresh } from '@shell/kit';
import { type FieldChange, useQuestionChange } from '../question-changes/use-question-change.ts';
import { useWhenSignedIn } from '../when-signed-in.ts';
import { type Mark, type MarkChange, notifyOtherTabs, useRefreshCounts, withMark } from './marks.ts';

/** Specification part 2, section 8. */
const MARK_TEXTS: Readonly<Record<Mark, { on: string; off: string }>> = {
  bookmarked: {
    on: 'Question saved! Find it in bookmarks for easy access.',
    off: 'Question removed from bookmarks.',
  },
  completed: { on: 'Question marked as completed', off: 'Question marked as incomplete' },
  pinned: { on: 'Question pinned', off: 'Question unpinned' },
};

interface MarkPress extends FieldChange {
  field: Mark;
  value: boolean;
  /** Just logged in: the data on screen lack their marks. */
  wasGuest: boolean;
}

/** Sets a mark optimistically. In a list of `listOf`, losing that mark removes the question, with undo. */
export function useMark(questionId: number, listOf?: Mark): (mark: Mark, on: boolean) => void {
  const host = useHost();
  const refresh = useRefresh();
  const refreshCounts = useRefreshCounts();
  const whenSignedIn = useWhenSignedIn();
  const press = useQuestionChange<MarkPress, unknown>({
    questionId,
    kind: 'marks',
    store: ({ field, value }) => storeMark(host, { questionId, mark: field, on: value }),
    read: ({ learner }, mark) => learner?.[mark],
    write: (question, { field, value }) => withMark(question, { questionId, mark: field as Mark, on: value as boolean }),
    onStored: (_, { field: mark, value: on, wasGuest }, userId) => {
      const change = { questionId, mark, on };
      const undo = { label: 'Undo', run: () => press({ field: mark, value: true, wasGuest: false }) };
      host.notify({
        tone: 'success',
        text: MARK_TEXTS[mark][on ? 'on' : 'off'],
        ...(mark === listOf && !on && { action: undo }),
      });
      if (userId !== undefined) notifyOtherTabs(userId, change);
      if (wasGuest) void refresh('GET /api/questions', 'GET /api/questions/:id');
      void refreshCounts(change);
    },
  });
  return (mark, on) => whenSignedIn((wasGuest) => press({ field: mark, value: on, wasGuest }));
}

function storeMark(host: Host, { questionId, mark, on }: MarkChange): Promise<unknown> {
  const params = { questionId };
  switch (mark) {
    case 'bookmarked':
      return on
        ? host.request('POST /api/user_question/:questionId', { params, body: {} })
        : host.request('DELETE /api/user_question/user/:questionId', { params });
    case 'completed':
      return on
        ? host.request('POST /api/completed_question', { body: { question_id: questionId } })
        : host.request('DELETE /api/completed_question/user/:questionId', { params });
    case 'pinned':
      return on
        ? host.request('POST /api/pinned_question', { body: { question: questionId } })
        : host.request('DELETE /api/pinned_question/user/:questionId', { params });
  }
}
