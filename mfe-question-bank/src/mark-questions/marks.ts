import type { Question } from '@api/contract';
import { useHost, useRefresh } from '@shell/kit';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { changesUnderWay, updateCachedQuestions } from '../question-changes/changes-under-way.ts';

/** A learner's own mark on a question. */
export type Mark = 'bookmarked' | 'completed' | 'pinned';

/** One mark set or taken away. */
export interface MarkChange {
  questionId: number;
  mark: Mark;
  on: boolean;
}

/** The question after a change of its marks; any other question as it is. */
export function withMark<Q extends Pick<Question, 'id' | 'learner'>>(question: Q, { questionId, mark, on }: MarkChange): Q {
  if (question.id !== questionId || !question.learner || question.learner[mark] === on) return question;
  return { ...question, learner: { ...question.learner, [mark]: on } };
}

/** Puts a change into everything that is loaded for this learner, so that list, page and saved questions agree. */
export function markInCache(client: QueryClient, userId: number, change: MarkChange): void {
  updateCachedQuestions(client, userId, (question) => withMark(question, change));
}

/**
 * Reloads whatever counts marks. Lists keep their questions until the next request, so that a question does not vanish
 * under the finger that has just marked it.
 */
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

/** Where the tabs of one browser tell each other what has changed. */
export const MARKS_CHANNEL = 'learner-marks';
/** A channel brings a tab its own messages too. */
const THIS_TAB = Math.random();

/** What tabs tell each other. */
export interface MarksMessage {
  tab: number;
  /** Whose marks: another tab may briefly be signed in as another user. */
  userId: number;
  /** Null where many have changed at once, e.g. all saved questions were cleared. */
  change: MarkChange | null;
}

/** Tells the other tabs of this browser what has changed. */
export function notifyOtherTabs(userId: number, change: MarkChange | null): void {
  const channel = new BroadcastChannel(MARKS_CHANNEL);
  channel.postMessage({ tab: THIS_TAB, userId, change } satisfies MarksMessage);
  channel.close();
}

/** Whether this tab has been deaf for a while since its first page. */
let unheard = false;

/** Keeps this tab's marks the same as those of the other tabs. */
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
    // Messages sent while another module was on screen were missed. A read that is already running is recent enough.
    if (unheard) void client.invalidateQueries({ predicate: ({ state }) => state.data !== undefined }, { cancelRefetch: false });
    return () => {
      unheard = true;
      channel.close();
    };
  }, [host, client, refreshCounts]);
}
