import { messageOf, useHost, useRefresh } from '@shell/kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWhenSignedIn } from '../when-signed-in.ts';
import { MARK_TEXTS, type Mark, type MarkChange, markInCache, storeMark } from './marks.ts';
import { tellOtherTabs } from './marks-in-tabs.ts';
import { useRefreshCounts } from './refresh-counts.ts';

interface Variables extends MarkChange {
  /** The learner logged in for it: what is on the screen was loaded without their marks. */
  wasGuest: boolean;
}

/**
 * Sets a mark of one's own on a question: at once on the screen, put back with a message when it could not be stored.
 * Changes of one question are stored one after the other, so that the last press wins.
 */
export function useMark(questionId: number): (mark: Mark, on: boolean) => void {
  const host = useHost();
  const client = useQueryClient();
  const refresh = useRefresh();
  const refreshCounts = useRefreshCounts();
  const whenSignedIn = useWhenSignedIn();
  const { mutate } = useMutation<unknown, Error, Variables, number | undefined>({
    scope: { id: `marks-${questionId}` },
    // Offline it fails at once and says so, rather than wait unseen.
    networkMode: 'always',
    mutationFn: (change) => storeMark(host, change),
    onMutate: (change) => {
      const userId = host.session.get().user?.id;
      if (userId !== undefined) markInCache(client, userId, change);
      return userId;
    },
    onSuccess: (_, { wasGuest, ...change }, userId) => {
      host.notify({ tone: 'success', text: MARK_TEXTS[change.mark][change.on ? 'on' : 'off'] });
      if (userId !== undefined) tellOtherTabs(userId, change);
      if (wasGuest) void refresh('GET /api/questions', 'GET /api/questions/:id');
      void refreshCounts(change);
    },
    onError: (error, { wasGuest: _, ...change }, userId) => {
      if (userId !== undefined) markInCache(client, userId, { ...change, on: !change.on });
      host.notify({ tone: 'error', text: messageOf(error) });
    },
  });
  return (mark, on) => whenSignedIn((wasGuest) => mutate({ questionId, mark, on, wasGuest }));
}
