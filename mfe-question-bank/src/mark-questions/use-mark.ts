import { useHost, useRefresh } from '@shell/kit';
import { type FieldChange, useQuestionChange } from '../question-changes/use-question-change.ts';
import { useWhenSignedIn } from '../when-signed-in.ts';
import { MARK_TEXTS, type Mark, notifyOtherTabs, storeMark, useRefreshCounts, withMark } from './marks.ts';

interface MarkPress extends FieldChange {
  field: Mark;
  value: boolean;
  /** The learner logged in for it: what is on the screen was loaded without their marks. */
  wasGuest: boolean;
}

/**
 * Sets the user's mark on a question: at once on the screen, then on the server and in the other tabs. `listOf` is the mark that all
 * of the list in view have: a question that loses it leaves the list at once, so the message offers to undo that.
 */
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
