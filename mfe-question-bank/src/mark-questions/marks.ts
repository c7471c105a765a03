import type { Question } from '@api/contract';
import { useHost, useRefresh } from '@shell/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { changesUnderWay, updateCachedQuestions } from '../question-changes/changes-under-way.ts';

export type Mark = 'bookmarked' | 'completed' | 'pinned';

export interface MarkChange {
  questionId: number;
  mark: Mark;
  on: boolean;
}

/** Returns other questions as they are. */
export function withMark<Q extends Pick<Question, 'id' | 'learner'>>(question: Q, { questionId, mark, on }: MarkChange): Q {
  if (question.id !== questionId || !question.learner || question.learner[mark] === on) return question;
  return { ...question, learner: { ...question.learner, [mark]: on } };
}

/** Changes all cached data, so that all pages agree. */
export function markInCache(client: QueryClient, userId: number, change: MarkChange): void {
  updateCachedQuestions(client, userId, (question) => withMark(question, change));
}

/** Reloads counts. Lists keep their questions until the next request, so that none vanishes under the finger. */
export function useRefreshCounts(): (change: MarkChange | null) => Promise<void> {
  const refresh = useRefresh();
  return useCallback(
    async (change) => {
      if (change === null) await refresh('GET /api/questions', 'GET /api/questions/:id', 'GET /api/user_question');
      if (change?.mark === 'pinned') await refresh('GET /api/pinned_question/user', 'GET /api/questions/filters');
      if (change?.mark === 'completed') {
        await refresh('GET /api/topics/:subjectSlug', 'GET /api/questions/filters');
      }
      if (change?.mark === 'bookmarked') await refresh('GET /api/user_question', 'GET /api/questions/filters');
    },
    [refresh],
  );
}

export const MARKS_CHANNEL = 'learner-marks';
/** A channel also delivers a tab's own messages. */
const THIS_TAB = Math.random();

export interface MarksMessage {
  tab: number;
  /** Another tab may briefly have another user. */
  userId: number;
  /** Null for bulk changes. */
  change: MarkChange | null;
}

/** Notifies the other tabs. */
export function notifyOtherTabs(userId: number, change: MarkChange | null): void {
  const channel = new BroadcastChannel(MARKS_CHANNEL);
  channel.postMessage({ tab: THIS_TAB, userId, change } satisfies MarksMessage);
  channel.close();
}

/** Messages before the first page were missed. */
let unheard = false;

/** Syncs this tab's marks with other tabs. */
export function useMarksOfOtherTabs(): void {
  const host = useHost();
  const client = useQueryClient();
  const refreshCounts = useRefreshCounts();
  useEffect(() => {
    const channel = new BroadcastChannel(MARKS_CHANNEL);
    channel.onmessage = ({ data: { tab, userId, change } }: MessageEvent<MarksMessage>) => {
      if (tab === THIS_TAB || host.session.get().user?.id !== userId) return;
      if (change) {
        const changes = changesUnderWay(client);
        changes.dropReads(userId, { firstLoads: true });
        markInCache(client, userId, change);
        void changes.reload();
      }
      void refreshCounts(change);
    };
    // Messages during another module were missed. A running read is recent enough.
    if (unheard) void client.invalidateQueries({ predicate: ({ state }) => state.data !== undefined }, { cancelRefetch: false });
    return () => {
      unheard = true;
      channel.close();
    };
  }, [host, client, refreshCounts]);
}
